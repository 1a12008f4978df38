/// The advance of a character of San Francisco, in 2048ths of the font's size.
///
///     let advance = Advance.ofLetter("H")  // 1530 wide, 47 more in bold, 145 less from 28 points on
struct Advance: Hashable, Sendable {
  /// The number of units in an em.
  static let unitsPerEm = 2048.0

  /// The width in the regular weight, as in small text.
  let regular: Int
  /// What is added in bold.
  let boldDelta: Int
  /// What is added where letters have their display shapes, from 28 points on.
  let displayDelta: Int
}

extension Advance {
  /// Returns the advance of a character that the tables have; `nil` for any other.
  static func ofLetter(_ scalar: Unicode.Scalar) -> Advance? {
    let value = Int(scalar.value)
    if value < 0x7F { return value < 0x20 ? nil : Advance(LetterAdvances.ascii, at: value - 0x20) }
    if (0xA0...0x17F).contains(value) { return Advance(LetterAdvances.latin, at: value - 0xA0) }
    if (0x391...0x3C9).contains(value) { return Advance(LetterAdvances.greek, at: value - 0x391) }
    if (0x400...0x45F).contains(value) { return Advance(LetterAdvances.cyrillic, at: value - 0x400) }
    return ofSymbol(value)
  }

  /// Returns the advance of a character that the tables have and that is a single scalar; `nil` for any other, such as a
  /// symbol that may be an emoji.
  static func ofLetter(_ character: Character) -> Advance? {
    if let byte = character.singleByte { return ofLetter(Unicode.Scalar(byte)) }
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.value < firstSymbol,
      scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return nil }
    return ofLetter(first)
  }

  /// The first of the scalars that may be emoji because of what follows them, from U+2100 on. Digits, `©` and `®` may
  /// be, too.
  static let firstSymbol: UInt32 = 0x2100

  private static func ofSymbol(_ value: Int) -> Advance? {
    let symbols = SymbolAdvances.codes
    var (low, high) = (0, symbols.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(symbols[middle]) < value { low = middle + 1 } else { high = middle }
    }
    guard low < symbols.count, Int(symbols[low]) == value else { return nil }
    return Advance(SymbolAdvances.advances, at: low)
  }

  /// The advance in a row of a table; `nil` where the table leaves a gap, whose width is negative.
  private init?(_ table: [Int16], at row: Int) {
    let regular = table[3 * row]
    guard regular >= 0 else { return nil }
    self.init(
      regular: Int(regular), boldDelta: Int(table[3 * row + 1]), displayDelta: Int(table[3 * row + 2]))
  }
}

extension Advance {
  /// Digits of equal width: those of an open font that small text of San Francisco resembles.
  static let tabularDigit = Advance(regular: 1327, boldDelta: 69, displayDelta: -42)

  /// A character of the monospaced design, in any weight: an estimate.
  static let monospaced = Advance(regular: 1266, boldDelta: 0, displayDelta: 0)
}
