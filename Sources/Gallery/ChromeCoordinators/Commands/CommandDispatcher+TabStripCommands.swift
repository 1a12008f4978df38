import ChromeCommands
import Coordination

extension CommandDispatcher: TabStripCommands {
  public func showTabStrip() {
    send((any TabStripCommands).self) { $0.showTabStrip() }
  }

  public func hideTabStrip() {
    send((any TabStripCommands).self) { $0.hideTabStrip() }
  }
}
