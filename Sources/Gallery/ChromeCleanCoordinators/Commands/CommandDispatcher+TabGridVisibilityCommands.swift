import ChromeCleanCommands
import Coordination

extension CommandDispatcher: TabGridVisibilityCommands {
  package func showTabGrid() {
    send((any TabGridVisibilityCommands).self) { $0.showTabGrid() }
  }

  package func closeTabGrid() {
    send((any TabGridVisibilityCommands).self) { $0.closeTabGrid() }
  }
}
