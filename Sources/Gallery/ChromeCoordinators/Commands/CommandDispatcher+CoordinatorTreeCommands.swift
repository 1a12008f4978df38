import ChromeCommands
import Coordination

extension CommandDispatcher: CoordinatorTreeCommands {
  public func startCoordinator(at index: Int) {
    send((any CoordinatorTreeCommands).self, index) { $0.startCoordinator(at: index) }
  }

  public func stopCoordinator(at index: Int) {
    send((any CoordinatorTreeCommands).self, index) { $0.stopCoordinator(at: index) }
  }

  public func showOverlay() {
    send((any CoordinatorTreeCommands).self) { $0.showOverlay() }
  }

  public func closeOverlay() {
    send((any CoordinatorTreeCommands).self) { $0.closeOverlay() }
  }
}
