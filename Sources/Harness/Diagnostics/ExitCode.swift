import Platform

/// How the process ends; the numbers are part of the command line's contract.
package enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
  /// All passed.
  case success = 0
  /// Something differs or failed.
  case failure = 1
  /// Bad usage, or a plan, script or golden that cannot be used.
  case unusableInput = 2
  /// The harness itself failed.
  case internalFailure = 3
  /// Nothing was selected.
  case nothingSelected = 4
  /// The user typed Control-C.
  case interrupted = 130
  /// Another process asked this one to end.
  case terminated = 143

  /// The status of a process that a signal stopped in good order.
  package init(signal: Int32) {
    // Shells report 128 and the signal's number.
    self = signal == SIGINT ? .interrupted : .terminated
  }
}
