import ChromeCommands
import Coordination

extension SettingsCoordinator: BrowsingDataConfirmationCommands {
  public func confirmClearingBrowsingData() {
    let confirmation = ClearBrowsingDataCoordinator()
    addChild(confirmation)
    confirmation.start()
  }
}
