import Foundation

extension SplitMix64 {
  /// Returns a short text of what is easily confused: forms of `é`, spaces, dashes, letters of other scripts.
  package mutating func confusableText() -> String {
    let pieces = [
      "a", "b", " ", "  ", "\t", "\u{E9}", "e\u{301}", "e", "\u{A0}", "\u{200B}", "\u{430}", "-", "\u{2013}",
      "\\", "t", "u{E9}", "\r", "\u{FF41}", "\u{1B}",
    ]
    return (0..<Int.random(in: 0...4, using: &self)).map { _ in oneOf(pieces) }.joined()
  }
}

extension StringProtocol {
  /// What is left of a line for the eye: no spaces at its end, in one normal form, with what looks like ASCII as
  /// ASCII.
  package var seen: String {
    var line = String(self).precomposedStringWithCompatibilityMapping
      .replacing("\u{430}", with: "a").replacing("\u{2013}", with: "-").replacing("\t", with: "  ")
    while line.last?.isWhitespace == true { line.removeLast() }
    return line
  }
}
