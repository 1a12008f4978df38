import ChromeCommands
import Coordination

extension CommandDispatcher: TabGridVisibilityCommands {
  public func showTabGrid() {
    send((any TabGridVisibilityCommands).self) { $0.showTabGrid() }
  }

  public func closeTabGrid() {
    send((any TabGridVisibilityCommands).self) { $0.closeTabGrid() }
  }
}
