import ChromeCleanCommands
import ChromeCleanModel

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
