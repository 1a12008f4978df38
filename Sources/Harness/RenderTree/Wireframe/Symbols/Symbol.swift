/// A row of the tables: a symbol and which symbols rules make of it.
///
///     Symbol("bell", "=M5 17H19L17 14V10A5 0 1 7 10V14Z", also: "fill slash slash.fill")
///
/// That is a symbol and three more: `bell.fill`, `bell.slash` and `bell.slash.fill`.
struct Symbol {
  var name: String
  let notation: String
  let notationInside: String
  /// What follows the name in the names of the other symbols, each with its first point.
  var variants: [String]

  /// - Parameters:
  ///   - name: The plain name.
  ///   - notation: The parts; see ``SymbolPart``.
  ///   - variants: What follows the name in the names of the others, without the first point; spaces separate them.
  ///   - notationInside: The parts as holes of a filled shape around them, where no part may cover another;
  ///     `nil` if the others will do.
  init(
    _ name: String, _ notation: String, also variants: String = "", inside notationInside: String? = nil
  ) {
    self.name = name
    self.notation = notation
    self.notationInside = notationInside ?? notation
    self.variants = variants.split(separator: " ").map { ".\($0)" }
  }

  static let all =
    arrows + chevrons + signs + shapes + layouts + lists + people + gestures + media + sound + documents
    + folders
    + writing + messages + devices + machines + tools + things + time + places + travel + nature + commerce

  /// Returns what is painted for the symbol or one that a rule makes of it.
  func marks(_ variant: SymbolVariant) -> [SymbolMark] {
    let figure = SymbolFigure(variant.isFilled && variant.enclosure != nil ? notationInside : notation)
    guard let enclosure = variant.enclosure else {
      return variant.addition(to: figure.marks(isFilled: variant.isFilled))
    }
    return variant.addition(to: enclosure.marks(around: figure, isFilled: variant.isFilled))
  }
}
