import Foundation

/// How far each character moves the pen: a table of our own, so that text is as wide on every host.
///
/// Widths are thousandths of the font's size. Latin letters have the proportions of a common sans serif; other scripts
/// go by blocks: full-width ones take a whole em, combining marks and controls nothing, the rest a fixed share.
enum AdvanceWidths {
  /// The width of one character (a whole grapheme cluster) at size 1000, regular weight.
  static func width(of character: Character) -> CGFloat {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.value < 0x20 { return 0 }
    if let index = index(of: first) { return printable[index] }
    return block(of: first)
  }

  /// The place of a printable ASCII character in the table.
  private static func index(of scalar: Unicode.Scalar) -> Int? {
    (0x20...0x7E).contains(scalar.value) ? Int(scalar.value) - 0x20 : nil
  }

  /// Space to tilde.
  private static let printable: [CGFloat] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,  // space to /
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,  // 0 to ?
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,  // @ to O
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,  // P to _
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,  // ` to o
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,  // p to ~
  ]

  /// The width of a character outside of ASCII, by what sort of script it belongs to.
  private static func block(of scalar: Unicode.Scalar) -> CGFloat {
    let properties = scalar.properties
    if properties.isEmojiPresentation { return 1250 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if isWide(scalar) { return 1000 }
    return properties.isUppercase ? 680 : 556
  }

  /// Whether a character stands alone as words do: ideographs, syllables and emoji.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmojiPresentation || scalar.properties.isIdeographic || isFullWidth(scalar.value)
  }

  /// Kana, Hangul, full-width forms and the punctuation between them.
  private static func isFullWidth(_ value: UInt32) -> Bool {
    (0x1100...0x115F).contains(value) || (0x3000...0x30FF).contains(value)
      || (0xAC00...0xD7A3).contains(value) || (0xFF01...0xFF60).contains(value)
  }
}
