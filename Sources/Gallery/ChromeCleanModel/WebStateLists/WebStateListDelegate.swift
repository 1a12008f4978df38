/// Prepares tabs for a list, and takes leave of them.
@MainActor
package protocol WebStateListDelegate: AnyObject {
  /// Called before a tab is added, also in the place of another one.
  func webStateList(_ list: WebStateList, willAdd webState: WebState)
  /// Called when a tab is out of the list, after all observers.
  func webStateList(_ list: WebStateList, didDetach webState: WebState)
}
