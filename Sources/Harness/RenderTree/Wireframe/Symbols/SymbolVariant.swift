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
  func addition(to marks: [SymbolMark]) -> [SymbolMark] {
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
