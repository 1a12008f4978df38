/// Observes a list of tabs; each method does nothing by default.
///
/// While being notified of an insertion, a move, a detachment or a closing, it must not make another
/// such change.
@MainActor
package protocol WebStateListObserver: AnyObject {
  /// - Parameter isActivating: Whether the tab will be active next.
  func webStateList(
    _ list: WebStateList, didInsert webState: WebState, at index: Int, isActivating: Bool)
  func webStateList(_ list: WebStateList, didMove webState: WebState, from oldIndex: Int, to index: Int)
  func webStateList(
    _ list: WebStateList, didReplace oldWebState: WebState, with webState: WebState, at index: Int)
  /// The tab is still in the list.
  func webStateList(_ list: WebStateList, willDetach webState: WebState, at index: Int)
  /// The tab is out of the list, and the next active tab is set.
  func webStateList(_ list: WebStateList, didDetach webState: WebState, from index: Int)
  /// The tab is already out of the list, and is released unless something else keeps it.
  func webStateList(
    _ list: WebStateList, willClose webState: WebState, from index: Int, isUserAction: Bool)
  /// Another tab or no tab is active; also called when any tab is replaced.
  func webStateList(
    _ list: WebStateList, didActivate webState: WebState?, insteadOf oldWebState: WebState?, at index: Int?,
    because reason: ActivationReason)
  func webStateList(_ list: WebStateList, didChangePinningOf webState: WebState, at index: Int)
  func webStateListWillBeginBatch(_ list: WebStateList)
  func webStateListDidEndBatch(_ list: WebStateList)
}

extension WebStateListObserver {
  package func webStateList(
    _ list: WebStateList, didInsert webState: WebState, at index: Int, isActivating: Bool
  ) {}
  package func webStateList(
    _ list: WebStateList, didMove webState: WebState, from oldIndex: Int, to index: Int
  ) {}
  package func webStateList(
    _ list: WebStateList, didReplace oldWebState: WebState, with webState: WebState, at index: Int
  ) {}
  package func webStateList(_ list: WebStateList, willDetach webState: WebState, at index: Int) {}
  package func webStateList(_ list: WebStateList, didDetach webState: WebState, from index: Int) {}
  package func webStateList(
    _ list: WebStateList, willClose webState: WebState, from index: Int, isUserAction: Bool
  ) {}
  package func webStateList(
    _ list: WebStateList, didActivate webState: WebState?, insteadOf oldWebState: WebState?, at index: Int?,
    because reason: ActivationReason
  ) {}
  package func webStateList(_ list: WebStateList, didChangePinningOf webState: WebState, at index: Int) {}
  package func webStateListWillBeginBatch(_ list: WebStateList) {}
  package func webStateListDidEndBatch(_ list: WebStateList) {}
}
