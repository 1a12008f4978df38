import Coordination
import Foundation

/// A tab and its pages, without a web: the caller reports what has loaded, and how far.
///
/// A page is shown at once; only its loading lasts until ``finishLoading(isSuccess:)``.
@MainActor
package final class WebState {
  /// The tab's history: the pages to go back and forward to.
  package internal(set) var navigationItems: [NavigationItem]
  /// The page of ``navigationItems`` that is shown; `nil` if no page is shown.
  package internal(set) var lastCommittedItemIndex: Int?
  /// Whether the page is loading.
  package internal(set) var isLoading: Bool = false
  /// From 0 to 1.
  package internal(set) var loadingProgress: Double = 0
  /// The browser state of the tab's window; `nil` if the tab is in no window.
  package internal(set) weak var browserState: BrowserState?

  /// The observers of the tab, in the order of adding.
  package let observers: ObserverList<any WebStateObserver> = ObserverList()

  /// Opens a tab that shows a page, or an empty one.
  package convenience init(url: URL? = nil, title: String = "") {
    let items = url.map { [NavigationItem(url: $0, title: title)] } ?? []
    self.init(items, lastCommittedItemIndex: items.indices.last)
  }

  /// Opens a tab with a history; an index outside of it is replaced by the nearest one inside.
  package init(_ navigationItems: [NavigationItem], lastCommittedItemIndex: Int?) {
    self.navigationItems = navigationItems
    self.lastCommittedItemIndex =
      navigationItems.isEmpty
      ? nil : lastCommittedItemIndex.map { max(0, min($0, navigationItems.count - 1)) }
  }

  isolated deinit {
    observers.notify { $0.webStateDestroyed(self) }
  }

  /// The page that is shown.
  package var lastCommittedItem: NavigationItem? { lastCommittedItemIndex.map { navigationItems[$0] } }

  /// The address that the user sees; `nil` in a tab that shows no page.
  package var visibleURL: URL? { lastCommittedItem?.url }

  /// The page's title; setting it does nothing in a tab that shows no page.
  package var title: String {
    get { lastCommittedItem?.title ?? "" }
    set {
      guard let index = lastCommittedItemIndex, newValue != title else { return }
      navigationItems[index].title = newValue
      observers.notify { $0.webStateDidChangeTitle(self) }
    }
  }
}

/// A page that a tab has shown.
package struct NavigationItem: Hashable, Codable, Sendable {
  /// The page's address.
  package var url: URL
  /// The page's title; empty until it is set.
  package var title: String

  package init(url: URL, title: String = "") {
    (self.url, self.title) = (url, title)
  }
}

extension WebState {
  /// Whether a page was shown before this one.
  package var canGoBack: Bool { lastCommittedItemIndex.map { $0 > 0 } ?? false }
  /// Whether the user came back from another page.
  package var canGoForward: Bool { lastCommittedItemIndex.map { $0 + 1 < navigationItems.count } ?? false }

  /// Shows another page, and begins to load it; the pages after the current one are forgotten.
  package func load(_ url: URL) {
    let past = navigationItems.prefix((lastCommittedItemIndex ?? -1) + 1)
    navigationItems = past + [NavigationItem(url: url)]
    commit(navigationItems.count - 1)
  }

  /// Shows the previous page, and loads it; does nothing on the first one.
  package func goBack() {
    if canGoBack { commit((lastCommittedItemIndex ?? 0) - 1) }
  }

  /// Shows the next page, and loads it; does nothing on the last one.
  package func goForward() {
    if canGoForward { commit((lastCommittedItemIndex ?? 0) + 1) }
  }

  /// Loads the page again.
  package func reload() {
    if lastCommittedItemIndex != nil { startLoading() }
  }

  /// Reports how much has loaded, from 0 to 1.
  package func advanceLoading(to progress: Double) {
    loadingProgress = max(0, min(progress, 1))
    observers.notify { $0.webState(self, didChangeLoadingProgress: loadingProgress) }
  }

  /// Reports that loading the page has succeeded or failed; does nothing if nothing loads.
  package func finishLoading(isSuccess: Bool = true) {
    guard isLoading else { return }
    advanceLoading(to: 1)
    stopLoading()
    observers.notify { $0.webState(self, didLoadPageSuccessfully: isSuccess) }
  }

  /// Stops loading; does nothing if nothing loads.
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

/// Observes a tab; each method does nothing by default.
@MainActor
package protocol WebStateObserver: AnyObject {
  func webStateDidStartLoading(_ webState: WebState)
  func webStateDidStopLoading(_ webState: WebState)
  func webState(_ webState: WebState, didChangeLoadingProgress progress: Double)
  /// A page is loaded, or could not be.
  func webState(_ webState: WebState, didLoadPageSuccessfully isSuccess: Bool)
  /// Another page is shown; the history of the tab may have changed.
  func webStateDidCommitNavigation(_ webState: WebState)
  func webStateDidChangeTitle(_ webState: WebState)
  /// The tab is going away, and must not be kept.
  func webStateDestroyed(_ webState: WebState)
}

extension WebStateObserver {
  package func webStateDidStartLoading(_ webState: WebState) {}
  package func webStateDidStopLoading(_ webState: WebState) {}
  package func webState(_ webState: WebState, didChangeLoadingProgress progress: Double) {}
  package func webState(_ webState: WebState, didLoadPageSuccessfully isSuccess: Bool) {}
  package func webStateDidCommitNavigation(_ webState: WebState) {}
  package func webStateDidChangeTitle(_ webState: WebState) {}
  package func webStateDestroyed(_ webState: WebState) {}
}
