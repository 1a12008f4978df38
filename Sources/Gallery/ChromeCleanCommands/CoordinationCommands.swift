/// Changes a tree of coordinators; indices count from the root.
@MainActor
package protocol CoordinatorTreeCommands: AnyObject {
  func startCoordinator(at index: Int)
  /// Stops a coordinator and all below it.
  func stopCoordinator(at index: Int)
  /// Adds an overlay to the last coordinator; does nothing while there is one already.
  func showOverlay()
  func closeOverlay()
}

/// Tries out a dispatcher: whether its commands have a handler, and what happens to a command.
@MainActor
package protocol CommandReportCommands: AnyObject {
  func startHandlingCommands()
  func stopHandlingCommands()
  /// Sends a command if it has a handler, and reports the outcome.
  func sendReportedCommand()
}
