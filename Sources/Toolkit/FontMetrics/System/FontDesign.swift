/// The shapes of the system font's characters.
package enum FontDesign: String, CaseIterable, Hashable, Sendable {
  /// The usual, proportional shapes.
  case system
  /// The usual letters, with digits of equal width.
  case monospacedDigit
  /// Characters of equal width.
  case monospaced
  /// Round shapes; no widths of theirs are known, so they are as wide as the usual ones.
  case rounded
  /// Shapes with serifs; no widths of theirs are known, so they are as wide as the usual ones.
  case serif

  /// Whether every character is as wide as in the usual shapes.
  var hasUsualAdvances: Bool { self != .monospaced && self != .monospacedDigit }
}
