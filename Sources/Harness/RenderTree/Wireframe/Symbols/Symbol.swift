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

/// What the end of a name says: `.fill`, `.circle.fill`, `.slash`, `.badge.plus`.
struct SymbolVariant: Hashable {
  var isFilled: Bool
  var enclosure: SymbolEnclosure?
  private var isCrossedOut: Bool
  /// The sign in a badge, which is empty for a badge without one; `nil` without a badge.
  private var badge: String?

  init(_ suffix: String) {
    let words = suffix.split(separator: ".").map(String.init)
    isFilled = words.contains("fill")
    isCrossedOut = words.contains("slash")
    enclosure = SymbolEnclosure.all.first { words.contains($0.name) }
    badge = words.firstIndex(of: "badge").map { index in
      words.dropFirst(index + 1).first { $0 != "fill" } ?? ""
    }
  }

  /// Returns a symbol with the badge and the slash.
  fileprivate func addition(to marks: [SymbolMark]) -> [SymbolMark] {
    if isCrossedOut { return Self.crossedOut(marks) }
    guard let badge else { return marks }
    guard let sign = Self.signs[badge] else {
      let dot = SymbolPoint(18.2, 5.8)
      return marks.flatMap { $0.cut(by: .circle(dot, radius: 5)) } + [.area(SymbolPath("O18.2 5.8 3.8"))]
    }
    let center = SymbolPoint(18.2, 18.2)
    let hole = SymbolFigure(sign).scaled(by: 0.38, to: center).hole
    return marks.flatMap { $0.cut(by: .circle(center, radius: 6.2)) }
      + [.area(SymbolPath("O18.2 18.2 5") + hole)]
  }

  private static func crossedOut(_ marks: [SymbolMark]) -> [SymbolMark] {
    let (start, end) = (SymbolPoint(3.5, 3.5), SymbolPoint(20.5, 20.5))
    let strip = SymbolCut.strip(from: start, to: end, halfWidth: 1.9)
    return marks.flatMap { $0.cut(by: strip) } + [.line(SymbolPath([start, end], isClosed: false))]
  }

  private static let signs = [
    "plus": "*12 12 12 4 12 20 4 12 20 12", "minus": "*4 12 20 12", "xmark": "*12 12 6 6 18 6 6 18 18 18",
    "checkmark": "*10.5 18 4.5 12.5 19 5.5", "exclamationmark": "*12 3 12 13;+O12 19 1.9",
  ]
}
