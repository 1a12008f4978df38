/// A part of a symbol, as the tables write it.
///
///     SymbolPart("*12 12 4 12 20 12").marks(isFilled: false)  // lines from (12, 12) to two ends
///
/// A part is a path (see ``SymbolPath``), or after `*` lines from a center to ends. What comes before says how it
/// is painted:
/// - nothing: a line;
/// - `=`: the edge of a body, which symbols named `.fill` fill;
/// - `-`: a line on a body, which is a hole in a filled body;
/// - `+`: an area;
/// - `-+`: an area on a body, which is a hole in a filled body.
struct SymbolPart: Hashable {
  /// What has the part's form.
  enum Form: Hashable {
    case path(SymbolPath)
    case arms(SymbolPoint, ends: [SymbolPoint])
  }

  var form: Form
  var isBody: Bool
  var isArea: Bool
  var isDetail: Bool

  init(_ notation: Substring) {
    let marks = notation.prefix { "=-+*".contains($0) }
    let rest = notation.dropFirst(marks.count)
    (isBody, isArea, isDetail) = (marks.contains("="), marks.contains("+"), marks.contains("-"))
    form = marks.contains("*") ? Self.arms(rest) : .path(SymbolPath(rest))
  }

  private static func arms(_ notation: Substring) -> Form {
    let numbers = notation.split(separator: " ").compactMap { Double($0) }
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map { index in
      SymbolPoint(numbers[index], numbers[index + 1])
    }
    return .arms(points.first ?? .middle, ends: Array(points.dropFirst()))
  }

  /// The path that is drawn or filled.
  var path: SymbolPath {
    switch form {
    case .path(let path): path
    case .arms(let center, let ends):
      SymbolPath(steps: ends.flatMap { [.move(center), .line($0)] })
    }
  }

  /// Returns what the part covers, as areas.
  ///
  /// - Parameter pen: Half the width of its lines.
  func outline(pen: Double) -> SymbolPath {
    if isArea || isBody { return path }
    return switch form {
    case .path(let path): path.outline(pen: pen)
    case .arms(let center, let ends): .outline(around: center, ends: ends, pen: pen)
    }
  }

  func scaled(by factor: Double, to center: SymbolPoint) -> Self {
    func moved(_ point: SymbolPoint) -> SymbolPoint { (point - .middle) * factor + center }
    var part = self
    switch form {
    case .path(let path): part.form = .path(path.scaled(by: factor, to: center))
    case .arms(let middle, let ends): part.form = .arms(moved(middle), ends: ends.map(moved))
    }
    return part
  }
}
