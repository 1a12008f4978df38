import ChromeCleanModel
import Coordination
import Foundation
import HeadlessUIKit

/// Records the calls about a tab.
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

/// The address for a number, numbered as in Chrome's tests.
func url(_ number: Int) -> URL {
  URL(filePath: "/\(number)")
}

extension WebState {
  /// A tab that shows the address for a number.
  convenience init(_ number: Int) {
    self.init(url: url(number))
  }

  /// The number in the tab's address.
  var number: Int { visibleURL.flatMap { Int($0.lastPathComponent) } ?? -1 }
}

extension WebStateList {
  /// A list of tabs with the numbers from 0; no tab is active.
  static func numbered(_ count: Int) -> WebStateList {
    let list = WebStateList()
    for number in 0..<count { list.insert(WebState(number)) }
    return list
  }

  var numbers: [Int] { webStates.map(\.number) }
}

/// Runs `body` in an application, and returns the exceptions that were raised in it.
@MainActor
func exceptions(in body: () -> Void) -> [UIException] {
  var raised: [UIException] = []
  UIApplication().run {
    UIApplication.shared.exceptionHandler = { raised.append($0) }
    body()
  }
  return raised
}
