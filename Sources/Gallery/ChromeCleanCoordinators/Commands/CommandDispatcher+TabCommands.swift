import ChromeCleanCommands
import Coordination

extension CommandDispatcher: TabCommands {
  package func showTab(at index: Int) {
    send((any TabCommands).self, index) { $0.showTab(at: index) }
  }

  package func closeTab(at index: Int) {
    send((any TabCommands).self, index) { $0.closeTab(at: index) }
  }

  package func createNewTab() {
    send((any TabCommands).self) { $0.createNewTab() }
  }

  package func moveTab(from index: Int, to newIndex: Int) {
    send((any TabCommands).self, index, newIndex) { $0.moveTab(from: index, to: newIndex) }
  }
}
