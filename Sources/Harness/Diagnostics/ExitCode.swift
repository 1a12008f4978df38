import Platform

/// The exit status of the process; scripts may rely on the numbers.
package enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
  /// Everything passed.
  case success = 0
  /// Something differs or failed.
  case failure = 1
  /// Bad usage, or a plan, script or golden that cannot be used.
  case unusableInput = 2
  /// The harness itself failed.
  case internalFailure = 3
  /// Nothing was selected.
  case nothingSelected = 4
  /// The user pressed Control-C.
  case interrupted = 130
  /// Another process asked this one to terminate.
  case terminated = 143

  /// Creates the status of a process that ended in order after a signal.
  package init(signal: Int32) {
    // Shells report 128 and the signal's number.
    self = signal == SIGINT ? .interrupted : .terminated
  }
}
