/// Why a future has no result of its own.
public enum FutureError: String, Error, Hashable, Sendable {
  /// The future was cancelled, or the signal that it waited for is over.
  case aborted
}
