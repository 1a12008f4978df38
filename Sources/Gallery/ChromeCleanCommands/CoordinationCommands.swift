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

/// Tries a dispatcher out: who handles its commands, and what becomes of one that is sent.
@MainActor
package protocol CommandReportCommands: AnyObject {
  func startHandlingCommands()
  func stopHandlingCommands()
  /// Sends a command, if somebody handles it, and reports what became of it.
  func sendReportedCommand()
}
