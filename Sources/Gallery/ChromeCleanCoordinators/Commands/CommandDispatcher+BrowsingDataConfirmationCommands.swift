import ChromeCleanCommands
import Coordination

extension CommandDispatcher: BrowsingDataConfirmationCommands {
  package func confirmClearingBrowsingData() {
    send((any BrowsingDataConfirmationCommands).self) { $0.confirmClearingBrowsingData() }
  }
}
