import Foundation

/// The widths of letters outside of ASCII, by the script that they belong to.
enum ScriptWidths {
  /// What a vowel sign beside its letter adds to the letter's width.
  static let spacingMark: CGFloat = 260

  /// The width of a letter: that of its base letter, or the script's share of an em.
  static func width(of scalar: Unicode.Scalar) -> CGFloat {
    if isFullWidth(scalar) { return 1000 }
    if let base = base(of: scalar) { return AdvanceWidths.width(of: Character(base)) }
    let share = shares.last { $0.start <= scalar.value } ?? latin
    return scalar.properties.isUppercase ? share.capital : share.width
  }

  /// The letter under the accents of a Latin letter.
  private static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard (0xC0...0x24F).contains(scalar.value) || (0x1E00...0x1EFF).contains(scalar.value) else {
      return nil
    }
    let base = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first
    return base == scalar ? nil : base
  }

  /// Ideographs, kana, Hangul, full-width forms and the punctuation between them.
  static func isFullWidth(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    guard value >= 0x1100 else { return false }
    return scalar.properties.isIdeographic || fullWidth.contains { $0.contains(value) }
  }

  private static let fullWidth: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x2FFF, 0x3000...0x303E, 0x3041...0x33FF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
  ]

  /// The widths of the letters of a block.
  private struct Share: Sendable {
    let start: UInt32
    let width: CGFloat
    var capital: CGFloat = 680
  }

  private static let latin = Share(start: 0x80, width: 556)
  /// Blocks in Unicode's order; each reaches to the next.
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
