import ChromeCommands
import Coordination

extension CommandDispatcher: FindInPageVisibilityCommands {
  public func showFindInPage() {
    send((any FindInPageVisibilityCommands).self) { $0.showFindInPage() }
  }

  public func hideFindInPage() {
    send((any FindInPageVisibilityCommands).self) { $0.hideFindInPage() }
  }
}
