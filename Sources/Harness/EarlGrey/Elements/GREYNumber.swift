import Foundation

/// How names and descriptions spell numbers, whatever the locale.
enum GREYNumber {
  /// `0.750000`
  static func sixDecimals(_ value: Double) -> String { String(format: "%f", value) }

  /// `0.1`, `1`, `500`: six digits that count, as C's %g.
  static func short(_ value: Double) -> String { String(format: "%g", value) }
}
