/// Changes a tree of coordinators, which are counted from the root on.
@MainActor
package protocol CoordinatorTreeCommands: AnyObject {
  func startCoordinator(at index: Int)
  /// Stops a coordinator, and all below it.
  func stopCoordinator(at index: Int)
  /// Lays a coordinator over the last one; does nothing where one lies there already.
  func showOverlay()
  func closeOverlay()
}
