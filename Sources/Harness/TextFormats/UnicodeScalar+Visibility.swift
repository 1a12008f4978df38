extension Unicode.Scalar {
  /// Whether a reviewer sees this scalar as itself: no control, format, unassigned or private one, no odd space.
  ///
  /// A combining mark is visible, but only behind a scalar that carries it; see ``isMark``.
  package var isVisible: Bool {
    if value < 0x7F { return value >= 0x20 }
    if properties.isDefaultIgnorableCodePoint || self == Self.brailleBlank { return false }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: return false
    case .lineSeparator, .paragraphSeparator, .spaceSeparator: return false
    default: return true
    }
  }

  /// Whether this scalar is drawn on the one before it.
  package var isMark: Bool {
    if value < 0x300 { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return true
    default: return false
    }
  }

  /// The scalar's name in diagnostics: `U+202E`.
  package var codePoint: String {
    let digits = hexadecimal
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The scalar's number in capital hexadecimal digits, without leading zeros.
  var hexadecimal: String { String(value, radix: 16, uppercase: true) }

  /// A symbol by category, and yet nothing but a blank.
  private static var brailleBlank: Unicode.Scalar { "\u{2800}" }

  /// Asks for the colored form of an emoji. It is kept behind a visible scalar, for each heart has one.
  static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
}
