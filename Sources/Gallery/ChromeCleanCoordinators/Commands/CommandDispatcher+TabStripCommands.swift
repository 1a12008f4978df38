import ChromeCleanCommands
import Coordination

extension CommandDispatcher: TabStripCommands {
  package func showTabStrip() {
    send((any TabStripCommands).self) { $0.showTabStrip() }
  }

  package func hideTabStrip() {
    send((any TabStripCommands).self) { $0.hideTabStrip() }
  }
}
