import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination

/// Tells the settings what the user has chosen, and changes it by commands.
@MainActor
final class SettingsMediator: Mediator {
  weak var consumer: (any SettingsConsumer)? {
    didSet { tell() }
  }

  /// What the user has chosen; `nil` before it is known, and after ``disconnect()``.
  var preferences: BrowserPreferences? {
    didSet {
      oldValue?.observers.remove(self)
      preferences?.observers.add(self)
      tell()
    }
  }

  /// What is kept of visited pages.
  var browsingData: BrowsingData? {
    didSet {
      oldValue?.observers.remove(self)
      browsingData?.observers.add(self)
      tell()
    }
  }

  private static let version = "64.0"

  func disconnect() {
    (preferences, browsingData) = (nil, nil)
  }

  private func tell() {
    guard let preferences, let browsingData, let consumer else { return }
    consumer.setContent(
      SettingsContent(
        searchEngines: SearchEngine.allCases.map(\.name),
        searchEngineIndex: SearchEngine.allCases.firstIndex(of: preferences.searchEngine),
        blocksPopUps: preferences.blocksPopUps, pageCount: browsingData.pageCount, version: Self.version))
  }
}

extension SettingsMediator: BrowserPreferencesObserver, BrowsingDataObserver {
  func browserPreferencesDidChange(_ preferences: BrowserPreferences) { tell() }
  func browsingDataDidChange(_ data: BrowsingData) { tell() }
}

extension SettingsMediator: PreferencesCommands {
  /// Does nothing for a place without a search engine.
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
