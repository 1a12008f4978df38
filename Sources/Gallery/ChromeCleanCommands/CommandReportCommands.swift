/// Tries a dispatcher out: who handles its commands, and what becomes of one that is sent.
@MainActor
package protocol CommandReportCommands: AnyObject {
  func startHandlingCommands()
  func stopHandlingCommands()
  /// Sends a command, if somebody handles it, and reports what became of it.
  func sendReportedCommand()
}
