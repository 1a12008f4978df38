/// Measures text in a font.
///
///     let ruler = FontRuler(.system(.system), size: 17, weight: .regular)
///     ruler.width(of: "Layout")  // 51.3; UIKit rounds it up to 51.333 on a screen of three pixels a point
///     ruler.advance(of: "L")  // 9.2
package struct FontRuler: Hashable, Sendable {
  /// The shapes of the characters.
  package let typeface: Typeface
  private let scale: FontScale
  /// Whether each letter has its own width in the system font.
  private let hasUsualShapes: Bool

  /// Makes the ruler of a font.
  ///
  /// - Parameters:
  ///   - typeface: The shapes of the characters.
  ///   - size: The size in points. Of one that is not a number, not finite or below 0, all text has a width of 0.
  ///   - weight: The system font's weight; the characters of a face have their own widths.
  package init(_ typeface: Typeface, size: Double, weight: FontWeight = .regular) {
    self.typeface = typeface
    switch typeface {
    case .system(let design):
      scale = FontScale(size: size, weight: weight)
      hasUsualShapes = design.hasUsualAdvances
    case .face(let face):
      scale = FontScale(size: size, weight: weight, unitsPerEm: face.unitsPerEm)
      hasUsualShapes = false
    }
  }

  /// Returns the width of a text on one line in points, not rounded.
  ///
  /// - Parameter text: The text; controls, marks on letters and invisible characters have a width of 0.
  package func width(of text: Substring) -> Double { scale.points(TextExtent(text, typeface: typeface)) }

  /// Returns the width of a text on one line in points, not rounded.
  ///
  /// - Parameter text: The text.
  package func width(of text: String) -> Double { width(of: text[...]) }

  /// Returns the width of one character in points, not rounded.
  ///
  /// - Parameter character: The character, a whole grapheme cluster.
  package func advance(of character: Character) -> Double {
    // Most texts are letters in the usual shapes.
    if hasUsualShapes, let letter = Advance.ofLetter(character) { return scale.points(letter) }
    return scale.points(TextExtent(character, typeface: typeface))
  }
}
