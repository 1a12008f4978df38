/// Why another tab is active.
package enum ActivationReason: Int, Hashable, Sendable {
  /// The active tab was taken away.
  case none = 0
  /// A tab was replaced.
  case replaced = 1
  /// Somebody chose it.
  case userAction = 2
}
