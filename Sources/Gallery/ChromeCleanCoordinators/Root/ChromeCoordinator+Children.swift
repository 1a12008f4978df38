import Coordination

extension BrowserCoordinator {
  /// Adds and starts a child, unless there is one of its class.
  func startChild<Child: BrowserCoordinator>(_ child: Child) {
    guard !children.contains(where: { $0 is Child }) else { return }
    addChild(child)
    child.start()
  }

  /// Stops and removes the child of a class, if there is one.
  func stopChild<Child: BrowserCoordinator>(_ child: Child.Type) {
    guard let child = children.first(where: { $0 is Child }) else { return }
    child.stop()
    removeChild(child)
  }
}
