extension String {
  /// The string on one line, with every character escaped that a terminal would obey or a reader could not see.
  ///
  /// Unlike ``Swift/String/oneLine`` it is for reading only: backslashes and blanks stay as they are, and a tab becomes
  /// two blanks.
  package var terminalLine: String {
    var line = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\t": line += "  "
      case Self.emojiSelector: line.unicodeScalars.append(scalar)
      case _ where scalar.isVisible: line.unicodeScalars.append(scalar)
      default: line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return line
  }

  /// Harmless, and part of every emoji in color.
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
}
