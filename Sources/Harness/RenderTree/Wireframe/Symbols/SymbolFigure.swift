/// A symbol as parts, which rules combine.
///
///     SymbolFigure("=O12 12 10;*12 12 12 6 16 12").marks(isFilled: true)  // a filled clock
struct SymbolFigure: Hashable {
  var parts: [SymbolPart]

  /// Reads the parts, which semicolons separate.
  init(_ notation: String) { parts = notation.split(separator: ";").map(SymbolPart.init) }

  func scaled(by factor: Double, to center: SymbolPoint) -> Self {
    var figure = self
    figure.parts = parts.map { $0.scaled(by: factor, to: center) }
    return figure
  }

  /// Returns what is painted: lines and areas, or the bodies filled, with holes for their details.
  func marks(isFilled: Bool) -> [SymbolMark] {
    guard isFilled, parts.contains(where: \.isBody) else {
      return parts.filter { !$0.isArea }.map(\.path).joinedLine
        + parts.filter(\.isArea).map { .area($0.path) }
    }
    let holes = parts.filter(\.isDetail).map { $0.outline(pen: Self.holePen) }
    let body = parts.filter(\.isBody).map(\.path).joined
    let rest = parts.filter { !$0.isBody && !$0.isDetail }
    return
      (holes.isEmpty
      ? [SymbolMark(path: body, isFilled: true, isStroked: true)]
      : [.area(body + holes.joined), .line(body)])
      + rest.filter { !$0.isArea }.map(\.path).joinedLine + rest.filter(\.isArea).map { .area($0.path) }
  }

  /// The figure's shape as holes of a filled body around it; a body in it is filled.
  var hole: SymbolPath { parts.map { $0.outline(pen: Self.holePen) }.joined }

  /// Half the width of lines that are holes.
  static let holePen = 0.85
}

extension [SymbolPath] {
  /// All paths as one.
  var joined: SymbolPath { SymbolPath(steps: flatMap(\.steps)) }

  /// All paths as one line, if there are any.
  fileprivate var joinedLine: [SymbolMark] { isEmpty ? [] : [.line(joined)] }
}
