/// The advances of characters that no table has: an estimate for each block of Unicode, because no widths of these
/// scripts on iOS are known.
enum ScriptAdvances {
  /// The width of a vowel sign beside its letter.
  static let spacingMark = advance(thousandths: 260)

  /// The half-width forms of kana and Hangul.
  static let halfWidth: ClosedRange<UInt32> = 0xFF61...0xFFDC

  /// Returns the width of a letter or symbol.
  static func advance(of scalar: Unicode.Scalar) -> Advance {
    if let space = spaces[scalar.value] { return advance(thousandths: space) }
    let block = blocks.last { $0.start <= scalar.value } ?? latin
    return scalar.properties.isUppercase ? block.capital : block.letter
  }

  /// Makes an advance from thousandths of the size. Bold letters are estimated to be 6 % wider.
  private static func advance(thousandths: Int) -> Advance {
    let regular = (thousandths * 2048 + 500) / 1000
    return Advance(regular: regular, boldDelta: (regular * 6 + 50) / 100, displayDelta: 0)
  }

  /// The widths of a block's letters.
  private struct Block: Sendable {
    let start: UInt32
    let letter: Advance
    let capital: Advance

    init(_ start: UInt32, letter: Int, capital: Int = 680) {
      self.start = start
      self.letter = advance(thousandths: letter)
      self.capital = advance(thousandths: capital)
    }
  }

  private static let latin = Block(0x80, letter: 576)

  /// Blocks in Unicode's order; each extends to the next.
  private static let blocks = [
    latin,
    Block(0x370, letter: 590, capital: 670),  // Greek
    Block(0x400, letter: 620, capital: 740),  // Cyrillic
    Block(0x530, letter: 580),  // Armenian
    Block(0x590, letter: 560),  // Hebrew
    Block(0x600, letter: 520),  // Arabic
    Block(0x900, letter: 610),  // Devanagari and the other scripts of India
    Block(0xE00, letter: 580),  // Thai and Lao
    Block(0xF00, letter: 600),  // Tibetan, Burmese and others
    Block(0x1E00, letter: 576),  // more of Latin
    Block(0x1F00, letter: 590, capital: 670),  // more of Greek
    Block(0x2000, letter: 556),  // punctuation and symbols
    Block(0x2190, letter: 950),  // arrows and shapes
    Block(0xFB1D, letter: 560),  // forms of Hebrew
    Block(0xFB50, letter: 520),  // forms of Arabic
    Block(0xFFE8, letter: 556),  // the rest
  ]

  /// Spaces of a fixed part of an em, which Unicode defines.
  private static let spaces: [UInt32: Int] = [
    0x2000: 500, 0x2001: 1000, 0x2004: 333, 0x2005: 250, 0x2006: 167, 0x2007: 630, 0x2008: 301,
  ]
}
