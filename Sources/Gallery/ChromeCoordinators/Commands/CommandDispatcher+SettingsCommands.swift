import ChromeCommands
import Coordination

extension CommandDispatcher: SettingsCommands {
  public func showSettings() {
    send((any SettingsCommands).self) { $0.showSettings() }
  }

  public func closeSettings() {
    send((any SettingsCommands).self) { $0.closeSettings() }
  }
}
