/// One thing that is painted: a path that is filled by the even-odd rule, drawn with a round pen, or both.
struct SymbolMark: Hashable {
  var path: SymbolPath
  var isFilled = false
  var isStroked = false

  /// The width of a usual line.
  static let lineWidth = 1.7

  static func line(_ path: SymbolPath) -> Self { Self(path: path, isStroked: true) }

  static func area(_ path: SymbolPath) -> Self { Self(path: path, isFilled: true) }

  /// The mark as an SVG element in the color of the text around it.
  var svg: String {
    let stroke =
      " stroke=\"currentColor\" stroke-width=\"\(Self.lineWidth.symbolText)\" stroke-linecap=\"round\""
      + " stroke-linejoin=\"round\""
    let fill = isFilled ? "currentColor\" fill-rule=\"evenodd" : "none"
    return "<path d=\"\(path.data)\" fill=\"\(fill)\"\(isStroked ? stroke : "")/>"
  }

  func scaled(by factor: Double, to center: SymbolPoint) -> Self {
    var mark = self
    mark.path = path.scaled(by: factor, to: center)
    return mark
  }

  /// Returns the mark without what a shape covers.
  func cut(by shape: SymbolCut) -> [Self] {
    let (isFilled, isStroked) = (isFilled, isStroked)
    let shape = isStroked ? shape.grown(by: Self.lineWidth / 2) : shape
    let lines = path.flattened.map { line in
      isFilled || !line.isClosed
        ? line : SymbolPolyline(points: line.points + line.points.prefix(1), isClosed: false)
    }
    guard lines.contains(where: shape.touches) else { return [self] }
    let rest = lines.flatMap(shape.rest).map { SymbolPath($0.points, isClosed: $0.isClosed) }
    let path = SymbolPath(steps: rest.flatMap(\.steps))
    return path.steps.isEmpty ? [] : [Self(path: path, isFilled: isFilled, isStroked: isStroked)]
  }
}
