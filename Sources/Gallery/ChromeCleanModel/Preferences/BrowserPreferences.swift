import Coordination
import Foundation

/// What the user has chosen about the browser, for all windows.
@MainActor
package final class BrowserPreferences {
  /// Where the user searches; Google at first.
  package var searchEngine: SearchEngine = .google {
    didSet { if searchEngine != oldValue { tellChange() } }
  }

  /// Whether pages may not open windows by themselves; they may not at first.
  package var blocksPopUps: Bool = true {
    didSet { if blocksPopUps != oldValue { tellChange() } }
  }

  /// Who hears of changes, in the order of adding.
  package let observers: ObserverList<any BrowserPreferencesObserver> = ObserverList()

  /// Makes preferences as they are at first.
  package init() {}

  private func tellChange() {
    observers.notify { $0.browserPreferencesDidChange(self) }
  }
}

/// Hears of what the user chooses.
@MainActor
package protocol BrowserPreferencesObserver: AnyObject {
  func browserPreferencesDidChange(_ preferences: BrowserPreferences)
}

/// Where the user searches the web.
package enum SearchEngine: String, Hashable, Sendable, CaseIterable {
  case google = "Google"
  case bing = "Bing"
  case duckDuckGo = "DuckDuckGo"

  /// What the engine calls itself.
  package var name: String { rawValue }

  /// Where what the user looks for is found.
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
