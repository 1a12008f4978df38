import ChromeCleanCommands
import Coordination

extension CommandDispatcher: CoordinatorTreeCommands {
  package func startCoordinator(at index: Int) {
    send((any CoordinatorTreeCommands).self, index) { $0.startCoordinator(at: index) }
  }

  package func stopCoordinator(at index: Int) {
    send((any CoordinatorTreeCommands).self, index) { $0.stopCoordinator(at: index) }
  }

  package func showOverlay() {
    send((any CoordinatorTreeCommands).self) { $0.showOverlay() }
  }

  package func closeOverlay() {
    send((any CoordinatorTreeCommands).self) { $0.closeOverlay() }
  }
}
