import ChromeCleanCommands
import Coordination

extension CommandDispatcher: NavigationCommands {
  package func goBack() {
    send((any NavigationCommands).self) { $0.goBack() }
  }

  package func goForward() {
    send((any NavigationCommands).self) { $0.goForward() }
  }

  package func reloadPage() {
    send((any NavigationCommands).self) { $0.reloadPage() }
  }

  package func stopLoadingPage() {
    send((any NavigationCommands).self) { $0.stopLoadingPage() }
  }
}
