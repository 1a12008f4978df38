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
  /// Somebody typed Control-C.
  case interrupted = 130
  /// Somebody asked the process to end.
  case terminated = 143

  /// How a process ends that a signal stopped in good order.
  init(signal: Int32) {
    self = signal == 2 ? .interrupted : .terminated
  }
}
