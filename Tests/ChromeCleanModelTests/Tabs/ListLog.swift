import ChromeCleanModel
import Coordination

/// Records the calls about a list, as its observer and as its delegate.
@MainActor
final class ListLog: WebStateListObserver, WebStateListDelegate {
  private(set) var lines: [String] = []
  /// Called with each entry.
  var act: (@MainActor (WebStateList, String) -> Void)?

  /// Observes a list.
  init(_ list: WebStateList? = nil) {
    list?.observers.add(self)
  }

  /// Returns the entries since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func write(_ line: String, _ list: WebStateList) {
    lines.append(line)
    act?(list, line)
  }

  func webStateList(_ list: WebStateList, willAdd webState: WebState) {
    write("will add \(webState.number), count \(list.count)", list)
  }

  func webStateList(_ list: WebStateList, didDetach webState: WebState) {
    write("left \(webState.number), count \(list.count)", list)
  }

  func webStateList(_ list: WebStateList, didInsert webState: WebState, at index: Int, isActivating: Bool) {
    write("inserted \(webState.number) at \(index)" + (isActivating ? ", activating" : ""), list)
  }

  func webStateList(_ list: WebStateList, didMove webState: WebState, from oldIndex: Int, to index: Int) {
    write("moved \(webState.number) from \(oldIndex) to \(index)", list)
  }

  func webStateList(
    _ list: WebStateList, didReplace oldWebState: WebState, with webState: WebState, at index: Int
  ) {
    write("replaced \(oldWebState.number) by \(webState.number) at \(index)", list)
  }

  func webStateList(_ list: WebStateList, willDetach webState: WebState, at index: Int) {
    write("will detach \(webState.number) at \(index), count \(list.count)", list)
  }

  func webStateList(_ list: WebStateList, didDetach webState: WebState, from index: Int) {
    write("detached \(webState.number) from \(index), count \(list.count)", list)
  }

  func webStateList(
    _ list: WebStateList, willClose webState: WebState, from index: Int, isUserAction: Bool
  ) {
    write("closing \(webState.number) from \(index)" + (isUserAction ? ", by the user" : ""), list)
  }

  func webStateList(
    _ list: WebStateList, didActivate webState: WebState?, insteadOf oldWebState: WebState?, at index: Int?,
    because reason: ActivationReason
  ) {
    let numbers = [webState, oldWebState].map { $0.map { "\($0.number)" } ?? "none" }
    let place = index.map { " at \($0)" } ?? ""
    write("activated \(numbers[0])\(place) instead of \(numbers[1]), \(reason)", list)
  }

  func webStateList(_ list: WebStateList, didChangePinningOf webState: WebState, at index: Int) {
    write("\(list.isPinned(at: index) ? "pinned" : "unpinned") \(webState.number) at \(index)", list)
  }

  func webStateListWillBeginBatch(_ list: WebStateList) { write("batch", list) }
  func webStateListDidEndBatch(_ list: WebStateList) { write("end of batch", list) }
}
