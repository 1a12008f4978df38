import Coordination
import Foundation

/// The user's choices about the browser, for all windows.
@MainActor
package final class BrowserPreferences {
  /// The search engine; Google at first.
  package var searchEngine: SearchEngine = .google {
    didSet { if searchEngine != oldValue { notifyObservers() } }
  }

  /// Whether pages are kept from opening windows by themselves; `true` at first.
  package var blocksPopUps: Bool = true {
    didSet { if blocksPopUps != oldValue { notifyObservers() } }
  }

  /// The observers of changes, in the order of adding.
  package let observers: ObserverList<any BrowserPreferencesObserver> = ObserverList()

  /// Makes the default preferences.
  package init() {}

  private func notifyObservers() {
    observers.notify { $0.browserPreferencesDidChange(self) }
  }
}

/// Observes the user's choices.
@MainActor
package protocol BrowserPreferencesObserver: AnyObject {
  func browserPreferencesDidChange(_ preferences: BrowserPreferences)
}

/// A service that searches the web.
package enum SearchEngine: String, Hashable, Sendable, CaseIterable {
  case google = "Google"
  case bing = "Bing"
  case duckDuckGo = "DuckDuckGo"

  /// The engine's name, as the user sees it.
  package var name: String { rawValue }

  /// The address of the results for a text.
  package func url(for text: String) -> URL? {
    var components = URLComponents(string: address)
    components?.queryItems = [URLQueryItem(name: "q", value: text)]
    return components?.url
  }

  private var address: String {
    switch self {
    case .google: "https://www.google.com/search"
    case .bing: "https://www.bing.com/search"
    case .duckDuckGo: "https://duckduckgo.com/"
    }
  }
}

/// The data of visited pages; in this model it is only their number.
@MainActor
package final class BrowsingData {
  /// How many pages are kept.
  package private(set) var pageCount: Int

  /// The observers of changes, in the order of adding.
  package let observers: ObserverList<any BrowsingDataObserver> = ObserverList()

  /// Makes data with a number of visited pages; a negative number counts as 0.
  package init(pageCount: Int = 0) {
    self.pageCount = max(0, pageCount)
  }

  /// Counts another visited page.
  package func addPage() {
    setPageCount(pageCount + 1)
  }

  /// Forgets all pages.
  package func clear() {
    setPageCount(0)
  }

  private func setPageCount(_ count: Int) {
    guard count != pageCount else { return }
    pageCount = count
    observers.notify { $0.browsingDataDidChange(self) }
  }
}

/// Observes how many visited pages are kept.
@MainActor
package protocol BrowsingDataObserver: AnyObject {
  func browsingDataDidChange(_ data: BrowsingData)
}
