/// How wide a text is before the font's size and weight are known: sums of its characters.
///
/// The sums are whole numbers, so that a text measured in parts is exactly as wide as in one piece.
///
///     let extent = TextExtent("Hi 工作")
///     extent.tracked  // 3: two letters and a space
///     extent.ideographs  // 4: halves of an em
///     FontScale(size: 17, weight: .regular).points(extent)  // 54.8
package struct TextExtent: Hashable, Sendable {
  /// The width of letters in the regular weight and in small text, in 2048ths of an em.
  package var regular: Int = 0
  /// What is added in bold.
  package var boldDelta: Int = 0
  /// What is added from 28 points on.
  package var displayDelta: Int = 0
  /// The number of characters that the system font spaces by its size.
  package var tracked: Int = 0
  /// The width of ideographs in halves: a half-width form is 1, any other 2.
  package var ideographs: Int = 0
  /// The number of emoji.
  package var emoji: Int = 0
  /// The width of characters of an app's own font, in that font's units.
  package var faceUnits: Int = 0

  /// The extent of an empty text.
  package init() {}

  /// Adds the extent of the text that follows.
  package static func += (extent: inout TextExtent, other: TextExtent) {
    extent.regular += other.regular
    extent.boldDelta += other.boldDelta
    extent.displayDelta += other.displayDelta
    extent.tracked += other.tracked
    extent.ideographs += other.ideographs
    extent.emoji += other.emoji
    extent.faceUnits += other.faceUnits
  }
}

extension TextExtent {
  /// Measures a text on one line.
  ///
  /// - Parameters:
  ///   - text: The text; controls, marks on letters and invisible characters have a width of 0.
  ///   - typeface: The shapes of its characters; the usual ones of the system font by default.
  package init(_ text: Substring, typeface: Typeface = .system(.system)) {
    if case .system(let design) = typeface, design != .monospaced, let simple = Self.simple(text, design) {
      self = simple
    } else {
      for character in text { self += TextExtent(character, typeface: typeface) }
    }
  }

  /// Measures a text on one line.
  package init(_ text: String, typeface: Typeface = .system(.system)) {
    self.init(text[...], typeface: typeface)
  }

  /// Adds a character of San Francisco.
  mutating func add(_ advance: Advance, isTracked: Bool = true) {
    regular += advance.regular
    boldDelta += advance.boldDelta
    displayDelta += advance.displayDelta
    if isTracked, advance.regular != 0 { tracked += 1 }
  }
}

extension TextExtent {
  /// Measures text of letters, digits and punctuation only, whose scalars are characters by themselves; `nil` for
  /// any other text.
  ///
  /// Finding the characters of a text costs more than looking their widths up.
  private static func simple(_ text: Substring, _ design: FontDesign) -> TextExtent? {
    let isTabular = design == .monospacedDigit
    if !isTabular, let ascii = ascii(text) { return ascii }
    var extent = TextExtent()
    for scalar in text.unicodeScalars {
      if isTabular, scalar.isDigit {
        extent.add(.tabularDigit)
      } else if let advance = Advance.ofLetter(scalar) {
        // Some symbols are emoji with what follows them.
        guard scalar.value < Advance.firstSymbol else { return nil }
        extent.add(advance)
      } else if scalar.value >= 0x20 {
        return nil
      }
    }
    return extent
  }
}

extension TextExtent {
  /// Measures ASCII in the usual shapes, byte by byte; `nil` for any other text.
  private static func ascii(_ text: Substring) -> TextExtent? {
    let table = LetterAdvances.ascii
    var extent = TextExtent()
    for byte in text.utf8 {
      guard byte < 0x80 else { return nil }
      guard byte >= 0x20, byte != 0x7F else { continue }
      let row = 3 * Int(byte - 0x20)
      extent.regular += Int(table[row])
      extent.boldDelta += Int(table[row + 1])
      extent.displayDelta += Int(table[row + 2])
      extent.tracked += 1
    }
    return extent
  }
}

extension Unicode.Scalar {
  var isDigit: Bool { (0x30...0x39).contains(value) }
}
