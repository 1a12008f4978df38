/// A shape around another symbol, as in `xmark.circle` and `exclamationmark.triangle.fill`.
struct SymbolEnclosure: Hashable {
  /// The last words of the names.
  var name: String
  /// The edge of the shape.
  var edge: SymbolPath
  /// Where the middle of the symbol in it is.
  var center = SymbolPoint.middle
  /// How much the symbol in it is reduced.
  var scale: Double

  static let all = [
    Self(name: "circle", edge: SymbolPath("O12 12 10"), scale: 0.54),
    Self(name: "square", edge: SymbolPath("R2.5 2.5 19 19 4"), scale: 0.56),
    Self(name: "app", edge: SymbolPath("R2.5 2.5 19 19 5.8"), scale: 0.56),
    Self(
      name: "octagon", edge: SymbolPath("M8 2.3H16L21.7 8V16L16 21.7H8L2.3 16V8Z"), scale: 0.52),
    Self(
      name: "triangle",
      edge: SymbolPath(
        "M10.3 3.4A2 0 1 13.7 3.4L22 18A2 0 1 20.3 21H3.7A2 0 1 2 18Z"),
      center: SymbolPoint(12, 13.8), scale: 0.52),
    Self(name: "seal", edge: SymbolPath(seal), scale: 0.5),
    Self(
      name: "shield",
      edge: SymbolPath("M12 2L20 5V11C20 16.5 16.5 20.2 12 22C7.5 20.2 4 16.5 4 11V5Z"),
      center: SymbolPoint(12, 11.6), scale: 0.5),
    Self(
      name: "bubble",
      edge: SymbolPath(
        "M6 3H18A4 0 1 22 7V14A4 0 1 18 18H11.5L6.5 22V18H6A4 0 1 2 14V7A4 0 1 6 3Z"),
      center: SymbolPoint(12, 10.5), scale: 0.5),
  ]

  static let seal =
    "M20.6 15.6A3.9 0 1 15.6 20.6A3.9 0 1 8.4 20.6A3.9 0 1 3.4 15.6A3.9 0 1 3.4 8.4A3.9 0 1 8.4 3.4A3.9 0 1 15.6 3.4A3.9 0 1 20.6 8.4A3.9 0 1 20.6 15.6Z"

  /// Returns a symbol in the shape.
  func marks(around figure: SymbolFigure, isFilled: Bool) -> [SymbolMark] {
    let inner = figure.scaled(by: scale, to: center)
    guard isFilled else { return [.line(edge)] + inner.marks(isFilled: false) }
    return [.area(edge + inner.hole), .line(edge)]
  }
}
