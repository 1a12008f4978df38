import ChromeCommands
import Coordination

extension CommandDispatcher: BrowsingDataConfirmationCommands {
  public func confirmClearingBrowsingData() {
    send((any BrowsingDataConfirmationCommands).self) { $0.confirmClearingBrowsingData() }
  }
}
