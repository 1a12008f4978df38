import ChromeCommands
import Coordination

extension CommandDispatcher: TabGridCommands {
  public func showTabGridTab(at index: Int) {
    send((any TabGridCommands).self, index) { $0.showTabGridTab(at: index) }
  }

  public func closeTabGridTab(at index: Int) {
    send((any TabGridCommands).self, index) { $0.closeTabGridTab(at: index) }
  }

  public func createAndShowNewTabInTabGrid() {
    send((any TabGridCommands).self) { $0.createAndShowNewTabInTabGrid() }
  }

  public func moveTabGridTab(from index: Int, to newIndex: Int) {
    send((any TabGridCommands).self, index, newIndex) { $0.moveTabGridTab(from: index, to: newIndex) }
  }
}
