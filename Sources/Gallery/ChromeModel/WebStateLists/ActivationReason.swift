/// Why another tab is active.
public enum ActivationReason: Int, Hashable, Sendable {
  /// The active tab was taken away.
  case none = 0
  /// A tab was replaced.
  case replaced = 1
  /// Somebody chose it.
  case userAction = 2
}
