import ChromeCommands
import Coordination

extension CommandDispatcher: PreferencesCommands {
  public func selectSearchEngine(at index: Int) {
    send((any PreferencesCommands).self, index) { $0.selectSearchEngine(at: index) }
  }

  public func blockPopUps(_ isOn: Bool) {
    send((any PreferencesCommands).self, isOn) { $0.blockPopUps(isOn) }
  }

  public func clearBrowsingData() {
    send((any PreferencesCommands).self) { $0.clearBrowsingData() }
  }
}
