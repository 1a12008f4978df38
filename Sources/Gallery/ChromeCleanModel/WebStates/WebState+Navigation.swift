import Coordination
import Foundation

extension WebState {
  /// Whether a page was shown before this one.
  package var canGoBack: Bool { lastCommittedItemIndex.map { $0 > 0 } ?? false }
  /// Whether the user came back from another page.
  package var canGoForward: Bool { lastCommittedItemIndex.map { $0 + 1 < navigationItems.count } ?? false }

  /// Shows another page, and begins to load it; the pages after the present one are forgotten.
  package func load(_ url: URL) {
    let past = navigationItems.prefix((lastCommittedItemIndex ?? -1) + 1)
    navigationItems = past + [NavigationItem(url: url)]
    commit(navigationItems.count - 1)
  }

  /// Shows the page before, and loads it; does nothing on the first one.
  package func goBack() {
    if canGoBack { commit((lastCommittedItemIndex ?? 0) - 1) }
  }

  /// Shows the page after, and loads it; does nothing on the last one.
  package func goForward() {
    if canGoForward { commit((lastCommittedItemIndex ?? 0) + 1) }
  }

  /// Loads the page again.
  package func reload() {
    if lastCommittedItemIndex != nil { startLoading() }
  }

  /// Says how far the loading has come, from 0 to 1.
  package func advanceLoading(to progress: Double) {
    loadingProgress = max(0, min(progress, 1))
    observers.notify { $0.webState(self, didChangeLoadingProgress: loadingProgress) }
  }

  /// Says that the page is loaded, or could not be; does nothing where nothing loads.
  package func finishLoading(isSuccess: Bool = true) {
    guard isLoading else { return }
    advanceLoading(to: 1)
    stopLoading()
    observers.notify { $0.webState(self, didLoadPageSuccessfully: isSuccess) }
  }

  /// Loads no further; does nothing where nothing loads.
  package func stopLoading() {
    guard isLoading else { return }
    isLoading = false
    observers.notify { $0.webStateDidStopLoading(self) }
  }

  private func commit(_ index: Int) {
    startLoading()
    lastCommittedItemIndex = index
    observers.notify { $0.webStateDidCommitNavigation(self) }
  }

  private func startLoading() {
    loadingProgress = 0
    guard !isLoading else { return }
    isLoading = true
    observers.notify { $0.webStateDidStartLoading(self) }
  }
}
