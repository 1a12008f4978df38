import ChromeCleanCommands
import Coordination

extension CommandDispatcher: SettingsCommands {
  package func showSettings() {
    send((any SettingsCommands).self) { $0.showSettings() }
  }

  package func closeSettings() {
    send((any SettingsCommands).self) { $0.closeSettings() }
  }
}
