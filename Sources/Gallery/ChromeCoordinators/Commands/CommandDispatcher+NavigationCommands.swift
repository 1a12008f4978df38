import ChromeCommands
import Coordination

extension CommandDispatcher: NavigationCommands {
  public func goBack() {
    send((any NavigationCommands).self) { $0.goBack() }
  }

  public func goForward() {
    send((any NavigationCommands).self) { $0.goForward() }
  }

  public func reloadPage() {
    send((any NavigationCommands).self) { $0.reloadPage() }
  }

  public func stopLoadingPage() {
    send((any NavigationCommands).self) { $0.stopLoadingPage() }
  }
}
