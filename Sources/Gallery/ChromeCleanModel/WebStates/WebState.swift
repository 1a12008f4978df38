import Coordination
import Foundation

/// Stands for a tab and its pages, without a web: who uses it says what is loaded, and how far that has come.
///
/// A page that is asked for is shown at once; only its loading takes until ``finishLoading(isSuccess:)``.
@MainActor
package final class WebState {
  /// The pages that were shown and can be gone back and forward to.
  package internal(set) var navigationItems: [NavigationItem]
  /// The page of ``navigationItems`` that is shown; `nil` while there is none.
  package internal(set) var lastCommittedItemIndex: Int?
  /// Whether the page is on its way.
  package internal(set) var isLoading: Bool = false
  /// From 0 to 1.
  package internal(set) var loadingProgress: Double = 0
  /// Whose tab it is; `nil` while it is in no window.
  package internal(set) weak var browserState: BrowserState?

  /// Who hears of the tab, in the order of adding.
  package let observers: ObserverList<any WebStateObserver> = ObserverList()

  /// Opens a tab that shows a page, or none.
  package convenience init(url: URL? = nil, title: String = "") {
    let items = url.map { [NavigationItem(url: $0, title: title)] } ?? []
    self.init(items, lastCommittedItemIndex: items.indices.last)
  }

  /// Opens a tab with a history; an index outside of it counts as the nearest one inside.
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

  /// The address that the user sees; `nil` in a tab that shows nothing.
  package var visibleURL: URL? { lastCommittedItem?.url }

  /// What the page calls itself; does nothing in a tab that shows none.
  package var title: String {
    get { lastCommittedItem?.title ?? "" }
    set {
      guard let index = lastCommittedItemIndex, newValue != title else { return }
      navigationItems[index].title = newValue
      observers.notify { $0.webStateDidChangeTitle(self) }
    }
  }
}
