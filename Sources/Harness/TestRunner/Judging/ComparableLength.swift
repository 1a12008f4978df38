/// The process that runs others has no time limit of its own, so what it compares has a limit:
/// comparing takes time for each line.
extension [UInt8] {
  /// The most lines of a storyboard that is compared line by line with another one; equal bytes are
  /// equal at any length.
  package static let mostComparableLines = 100_000

  /// How many lines a storyboard's text has.
  var lineCount: Int { withUnsafeBytes { $0.count { $0 == 0x0A } } }

  /// Whether a storyboard's text is short enough to be compared line by line.
  package var isComparable: Bool { lineCount <= Self.mostComparableLines }
}
