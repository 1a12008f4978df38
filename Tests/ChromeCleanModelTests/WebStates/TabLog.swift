import ChromeCleanModel
import Coordination

/// Writes down what it is told of a tab.
@MainActor
final class TabLog: WebStateObserver {
  private(set) var lines: [String] = []

  init(_ webState: WebState) {
    webState.observers.add(self)
  }

  func webStateDidStartLoading(_ webState: WebState) { lines.append("start") }
  func webStateDidStopLoading(_ webState: WebState) { lines.append("stop") }
  func webState(_ webState: WebState, didChangeLoadingProgress progress: Double) {
    lines.append("progress \(progress)")
  }
  func webState(_ webState: WebState, didLoadPageSuccessfully isSuccess: Bool) {
    lines.append(isSuccess ? "loaded" : "failed")
  }
  func webStateDidCommitNavigation(_ webState: WebState) { lines.append("shows \(webState.number)") }
  func webStateDidChangeTitle(_ webState: WebState) { lines.append("title") }
  func webStateDestroyed(_ webState: WebState) { lines.append("destroyed") }
}
