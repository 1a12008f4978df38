import ChromeCleanCommands
import Coordination

extension SettingsCoordinator: BrowsingDataConfirmationCommands {
  package func confirmClearingBrowsingData() {
    let confirmation = ClearBrowsingDataCoordinator()
    addChild(confirmation)
    confirmation.start()
  }
}
