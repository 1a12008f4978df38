import HeadlessUIKit

/// Mistakes in the arguments of actions, which are mistakes in the test.
@MainActor
enum ActionArguments {
  /// Raises an exception unless a condition holds.
  static func require(_ isValid: Bool, _ reason: @autoclosure () -> String) {
    if !isValid { UIException.raise(.invalidArgument, reason()) }
  }

  /// Shares of an element's width and height must lie between 0 and 1, without either.
  static func requireStart(_ x: Double, _ y: Double) {
    for (name, share) in [("x", x), ("y", y)] {
      require(
        share > 0 && share < 1,
        "The start point's \(name) must be a share between 0 and 1, without either, but is \(GREYNumber.short(share))."
      )
    }
  }
}
