import ChromeCleanCommands
import Coordination

extension CommandDispatcher: FindInPageVisibilityCommands {
  package func showFindInPage() {
    send((any FindInPageVisibilityCommands).self) { $0.showFindInPage() }
  }

  package func hideFindInPage() {
    send((any FindInPageVisibilityCommands).self) { $0.hideFindInPage() }
  }
}
