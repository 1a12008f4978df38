import Foundation

/// The advance width of each character, from a table that makes text equally wide on every host.
///
/// Widths are thousandths of the font's size. Latin letters have the proportions of a common sans
/// serif. In each other script, all letters have the same width; full-width letters and emoji have
/// a fixed width, and combining marks and controls have a width of 0.
///
/// An `A` is 667 and a space 278; at 10 points, that is 6.67 and 2.78 points.
enum AdvanceWidths {
  /// The width of every character of a monospaced font, except wide ones.
  static let monospaced: CGFloat = 600

  /// The width of an emoji, however many scalars it consists of.
  private static let emoji: CGFloat = 1250

  /// The width of one character (a whole grapheme cluster) in the regular weight.
  static func width(of character: Character) -> CGFloat {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.isASCII, character.utf8.count == 1 { return width(ofASCII: UInt8(first.value)) }
    if isEmoji(character) { return emoji }
    let marks = character.unicodeScalars.dropFirst().filter { $0.properties.generalCategory == .spacingMark }
    return width(of: first) + CGFloat(marks.count) * ScriptWidths.spacingMark
  }

  /// The width of an ASCII character; 0 for controls.
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
  /// Whether a character is an emoji: by default, or because of a later scalar in its cluster.
  private static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.properties.isEmoji else { return false }
    // The text variation selector overrides everything else.
    if scalars.contains("\u{FE0E}") { return false }
    // Later scalars may request an emoji, make a keycap, or set the skin color.
    return first.properties.isEmojiPresentation
      || scalars.dropFirst().contains {
        $0 == "\u{FE0F}" || $0 == "\u{20E3}" || $0.properties.isEmojiModifier
      }
  }

  /// Whether lines may break around a character: ideographs, syllables, full-width forms and emoji.
  static func isWide(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    if first.isASCII, character.utf8.count == 1 { return false }
    return ScriptWidths.isFullWidth(first) || isEmoji(character)
  }
}

/// The widths of letters outside of ASCII, by script.
private enum ScriptWidths {
  /// The additional width of a vowel sign beside its letter.
  static let spacingMark: CGFloat = 260

  /// The width of a letter: its base letter's, or the script's.
  static func width(of scalar: Unicode.Scalar) -> CGFloat {
    if isFullWidth(scalar) { return 1000 }
    if let base = base(of: scalar) { return AdvanceWidths.width(of: Character(base)) }
    let share = shares.last { $0.start <= scalar.value } ?? latin
    return scalar.properties.isUppercase ? share.capital : share.width
  }

  /// The base letter of an accented Latin letter.
  private static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard (0xC0...0x24F).contains(scalar.value) || (0x1E00...0x1EFF).contains(scalar.value) else {
      return nil
    }
    let base = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first
    return base == scalar ? nil : base
  }

  /// Whether a scalar is as wide as an em: ideographs, kana, Hangul, full-width forms and the
  /// punctuation between them.
  static func isFullWidth(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    guard value >= 0x1100 else { return false }
    return scalar.properties.isIdeographic || fullWidth.contains { $0.contains(value) }
  }

  private static let fullWidth: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x2FFF, 0x3000...0x303E, 0x3041...0x33FF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
  ]

  /// The widths of a block's letters.
  private struct Share: Sendable {
    let start: UInt32
    let width: CGFloat
    var capital: CGFloat = 680
  }

  private static let latin = Share(start: 0x80, width: 556)
  /// Blocks in Unicode's order; each extends to the next.
  private static let shares = [
    latin,
    Share(start: 0x370, width: 550, capital: 690),  // Greek
    Share(start: 0x400, width: 570, capital: 700),  // Cyrillic
    Share(start: 0x530, width: 580, capital: 680),  // Armenian
    Share(start: 0x590, width: 560),  // Hebrew
    Share(start: 0x600, width: 520),  // Arabic
    Share(start: 0x900, width: 610),  // Devanagari and the other scripts of India
    Share(start: 0xE00, width: 580),  // Thai and Lao
    Share(start: 0xF00, width: 600),  // Tibetan, Burmese and others
    Share(start: 0x1E00, width: 556),  // more of Latin
    Share(start: 0x1F00, width: 550, capital: 690),  // more of Greek
    Share(start: 0x2000, width: 556),  // punctuation and symbols
    Share(start: 0xFB1D, width: 560),  // forms of Hebrew
    Share(start: 0xFB50, width: 520),  // forms of Arabic
    Share(start: 0xFF61, width: 500),  // half-width kana
    Share(start: 0xFFE8, width: 556),  // the rest
  ]
}

/// The widths of spaces, punctuation and symbols outside of ASCII, and of letters without a base
/// letter.
private enum SymbolWidths {
  static func width(of scalar: Unicode.Scalar) -> CGFloat? { widths[scalar] }

  private static let widths: [Unicode.Scalar: CGFloat] = {
    var widths: [Unicode.Scalar: CGFloat] = [:]
    for (width, characters) in groups {
      for scalar in characters.unicodeScalars { widths[scalar] = width }
    }
    return widths
  }()

  private static let groups: [(CGFloat, String)] = [
    (100, "\u{200A}"), (167, "\u{2006}"), (200, "\u{2009}\u{202F}"), (250, "\u{2005}"),
    (278, "\u{A0}\u{2008}"), (333, "\u{2004}"), (500, "\u{2000}\u{2002}"), (556, "\u{2007}"),
    (1000, "\u{2001}\u{2003}"),
    (222, "‘’‚‛"), (260, "¦"), (278, "·ı"), (333, "¡¨¯²³´¸¹“”„‟‹›\u{2010}\u{2011}"), (350, "•"), (370, "ªº"),
    (400, "°"), (537, "¶"), (556, "–\u{2012}«»¢£¤¥§€†‡µ"), (584, "±×÷¬−"), (611, "ßøþ¿"), (737, "©®"),
    (778, "Ø"), (834, "¼½¾"), (889, "æ"), (944, "œ"), (1000, "ÆŒ—―…‰™←→↑↓"),
  ]
}
