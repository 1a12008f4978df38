import Foundation

/// How far each character moves the pen: a table of our own, so that text is as wide on every host.
///
/// Widths are thousandths of the font's size. Latin letters have the proportions of a common sans serif; other scripts
/// take a share of an em each: full-width ones and emoji a fixed one, combining marks and controls nothing.
enum AdvanceWidths {
  /// The width of every character of a monospaced font that is not wide.
  static let monospaced: CGFloat = 600

  /// The width of an emoji, however many scalars it is made of.
  private static let emoji: CGFloat = 1250

  /// The width of one character (a whole grapheme cluster) in the regular weight.
  static func width(of character: Character) -> CGFloat {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.isASCII, character.utf8.count == 1 { return width(ofASCII: UInt8(first.value)) }
    if isEmoji(character) { return emoji }
    let marks = character.unicodeScalars.dropFirst().filter { $0.properties.generalCategory == .spacingMark }
    return width(of: first) + CGFloat(marks.count) * ScriptWidths.spacingMark
  }

  /// The width of a character of ASCII; controls have none.
  static func width(ofASCII byte: UInt8) -> CGFloat {
    (0x20...0x7E).contains(byte) ? printable[Int(byte) - 0x20] : 0
  }

  private static func width(of scalar: Unicode.Scalar) -> CGFloat {
    if scalar.isASCII { return width(ofASCII: UInt8(scalar.value)) }
    if let width = SymbolWidths.width(of: scalar) { return width }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return ScriptWidths.width(of: scalar)
    }
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
}

extension AdvanceWidths {
  /// Whether a character is shown as a picture: by itself, or because a later scalar of its cluster asks for it.
  static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.properties.isEmoji else { return false }
    if scalars.contains("\u{FE0E}") { return false }
    return first.properties.isEmojiPresentation
      || scalars.dropFirst().contains {
        $0 == "\u{FE0F}" || $0 == "\u{20E3}" || $0.properties.isEmojiModifier
      }
  }

  /// Whether a character stands alone as words do: ideographs, syllables, full-width forms and emoji.
  static func isWide(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    if first.isASCII, character.utf8.count == 1 { return false }
    return ScriptWidths.isFullWidth(first) || isEmoji(character)
  }
}
