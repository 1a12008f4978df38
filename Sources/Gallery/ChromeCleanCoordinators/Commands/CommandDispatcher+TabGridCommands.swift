import ChromeCleanCommands
import Coordination

extension CommandDispatcher: TabGridCommands {
  package func showTabGridTab(at index: Int) {
    send((any TabGridCommands).self, index) { $0.showTabGridTab(at: index) }
  }

  package func closeTabGridTab(at index: Int) {
    send((any TabGridCommands).self, index) { $0.closeTabGridTab(at: index) }
  }

  package func createAndShowNewTabInTabGrid() {
    send((any TabGridCommands).self) { $0.createAndShowNewTabInTabGrid() }
  }

  package func moveTabGridTab(from index: Int, to newIndex: Int) {
    send((any TabGridCommands).self, index, newIndex) { $0.moveTabGridTab(from: index, to: newIndex) }
  }
}
