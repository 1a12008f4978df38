import ChromeCommands
import Coordination

extension CommandDispatcher: TabCommands {
  public func showTab(at index: Int) {
    send((any TabCommands).self, index) { $0.showTab(at: index) }
  }

  public func closeTab(at index: Int) {
    send((any TabCommands).self, index) { $0.closeTab(at: index) }
  }

  public func createNewTab() {
    send((any TabCommands).self) { $0.createNewTab() }
  }

  public func moveTab(from index: Int, to newIndex: Int) {
    send((any TabCommands).self, index, newIndex) { $0.moveTab(from: index, to: newIndex) }
  }
}
