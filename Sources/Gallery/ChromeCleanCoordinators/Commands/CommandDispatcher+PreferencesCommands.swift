import ChromeCleanCommands
import Coordination

extension CommandDispatcher: PreferencesCommands {
  package func selectSearchEngine(at index: Int) {
    send((any PreferencesCommands).self, index) { $0.selectSearchEngine(at: index) }
  }

  package func blockPopUps(_ isOn: Bool) {
    send((any PreferencesCommands).self, isOn) { $0.blockPopUps(isOn) }
  }

  package func clearBrowsingData() {
    send((any PreferencesCommands).self) { $0.clearBrowsingData() }
  }
}
