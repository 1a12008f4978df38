/// Changes a tree of coordinators, which are counted from the root on.
@MainActor
package protocol CoordinatorTreeCommands: AnyObject {
  func startCoordinator(at index: Int)
  /// Stops a coordinator, and all below it.
  func stopCoordinator(at index: Int)
  /// Adds an overlay to the last coordinator; does nothing while there is one already.
  func showOverlay()
  func closeOverlay()
}

/// Tries a dispatcher out: who handles its commands, and what becomes of one that is sent.
@MainActor
package protocol CommandReportCommands: AnyObject {
  func startHandlingCommands()
  func stopHandlingCommands()
  /// Sends a command if it has a handler, and reports what became of it.
  func sendReportedCommand()
}
