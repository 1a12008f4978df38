/// How the process ends; the numbers are part of the command line's contract.
package enum ExitStatus: Int32, Hashable, Sendable {
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
  /// SIGINT ended it, as Control-C does.
  case interrupted = 130
  /// SIGTERM ended it.
  case terminated = 143

  /// The status of a process that a signal ended in good order.
  init(signal: Int32) {
    // Shells report 128 and the signal's number.
    self = signal == 2 ? .interrupted : .terminated
  }
}
