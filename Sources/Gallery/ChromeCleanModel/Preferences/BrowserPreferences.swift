import Coordination

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
