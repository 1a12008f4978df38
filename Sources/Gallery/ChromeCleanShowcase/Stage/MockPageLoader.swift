import ChromeCleanModel
import Coordination
import Foundation
import HeadlessUIKit

/// Plays the web: each page that begins to load finishes after a moment, except those of one slow
/// host.
@MainActor
final class MockPageLoader {
  /// The host whose pages load until they are stopped.
  static let slowHost = "slow.example"
  private static let moment = 0.3
  private let library: PageLibrary
  private let visited: BrowsingData

  init(_ browserState: BrowserState) {
    library = browserState.pageLibrary
    visited = browserState.browsingData
  }

  private func continueLoading(_ webState: WebState, _ url: URL) {
    // The user may have stopped the page or gone to another one meanwhile.
    guard webState.isLoading, webState.visibleURL == url else { return }
    webState.advanceLoading(to: 0.5)
    guard url.host() != Self.slowHost else { return }
    MainQueue.asyncAfter(seconds: Self.moment) { [weak self, weak webState] in
      if let self, let webState { self.finishLoading(webState, url) }
    }
  }

  private func finishLoading(_ webState: WebState, _ url: URL) {
    guard webState.visibleURL == url else { return }
    webState.title = library.page(at: url).title
    webState.finishLoading()
    visited.addPage()
  }
}

extension MockPageLoader: WebStateListObserver {
  func webStateList(
    _ list: WebStateList, didInsert webState: WebState, at index: Int, isActivating: Bool
  ) {
    webState.observers.add(self)
  }
}

extension MockPageLoader: WebStateObserver {
  func webStateDidCommitNavigation(_ webState: WebState) {
    scheduleLoading(webState)
  }

  func webStateDidStartLoading(_ webState: WebState) {
    scheduleLoading(webState)
  }

  private func scheduleLoading(_ webState: WebState) {
    guard webState.isLoading, let url = webState.visibleURL else { return }
    MainQueue.asyncAfter(seconds: Self.moment) { [weak self, weak webState] in
      if let self, let webState { self.continueLoading(webState, url) }
    }
  }
}
