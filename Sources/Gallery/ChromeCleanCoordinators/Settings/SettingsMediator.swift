import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination

/// Keeps the settings up to date with the user's choices, and changes these by commands.
@MainActor
final class SettingsMediator: Mediator {
  weak var consumer: (any SettingsConsumer)? {
    didSet { updateConsumer() }
  }

  /// The user's choices; `nil` until they are set, and after ``disconnect()``.
  var preferences: BrowserPreferences? {
    didSet {
      oldValue?.observers.remove(self)
      preferences?.observers.add(self)
      updateConsumer()
    }
  }

  /// The data of visited pages.
  var browsingData: BrowsingData? {
    didSet {
      oldValue?.observers.remove(self)
      browsingData?.observers.add(self)
      updateConsumer()
    }
  }

  private static let version = "64.0"

  func disconnect() {
    (preferences, browsingData) = (nil, nil)
  }

  private func updateConsumer() {
    guard let preferences, let browsingData, let consumer else { return }
    consumer.setContent(
      SettingsContent(
        searchEngines: SearchEngine.allCases.map(\.name),
        searchEngineIndex: SearchEngine.allCases.firstIndex(of: preferences.searchEngine),
        blocksPopUps: preferences.blocksPopUps, pageCount: browsingData.pageCount, version: Self.version))
  }
}

extension SettingsMediator: BrowserPreferencesObserver, BrowsingDataObserver {
  func browserPreferencesDidChange(_ preferences: BrowserPreferences) { updateConsumer() }
  func browsingDataDidChange(_ data: BrowsingData) { updateConsumer() }
}

extension SettingsMediator: PreferencesCommands {
  /// Does nothing if no search engine has the index.
  func selectSearchEngine(at index: Int) {
    guard SearchEngine.allCases.indices.contains(index) else { return }
    preferences?.searchEngine = SearchEngine.allCases[index]
  }

  func blockPopUps(_ isOn: Bool) {
    preferences?.blocksPopUps = isOn
  }

  func clearBrowsingData() {
    browsingData?.clear()
  }
}
