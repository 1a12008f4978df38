/// The gradient over a node's background.
struct WireframeGradient: Hashable {
  /// The colors, each with its position on the line, from 0 to 1.
  private let stops: [Stop]
  /// The line of the colors: x and y of its start and of its end, as shares of the node's width and height.
  private let line: [Double]
  /// Whether the colors are circles around the start of the line, instead of along it.
  private let isRound: Bool

  private struct Stop: Hashable {
    let color: String
    let position: Double
  }

  /// Reads the gradient of a node; `nil` if it has no colors, or one that is not known.
  init?(of node: RenderNode, _ colors: WireframeColors) {
    guard let names = node.word("gradient")?.split(separator: ", ") else { return nil }
    let fills = names.compactMap { colors.color(String($0)) }
    guard !fills.isEmpty, fills.count == names.count else { return nil }
    let even = fills.indices.map { Double($0) / Double(max(1, fills.count - 1)) }
    let positions = node.numbers("gradientStops", count: fills.count) ?? even
    // `none` means no fill for a shape, but a gradient has no such color.
    stops = zip(fills, positions).map {
      Stop(color: $0 == "none" ? "#00000000" : $0, position: $1.limited(0...1))
    }
    isRound = node.word("gradientKind") == "radial"
    line = (node.numbers("gradientLine", count: 4) ?? [0.5, 0, 0.5, 1]).map { $0.limited(-1000...1000) }
  }

  /// The gradient as an element that shapes refer to.
  func definition(id: String) -> String {
    let stops = stops.map { "<stop offset=\"\($0.position.decimalText)\" stop-color=\"\($0.color)\"/>" }
      .joined()
    guard !isRound else { return "<radialGradient id=\"\(id)\"\(ellipse)>\(stops)</radialGradient>" }
    let ends = zip(["x1", "y1", "x2", "y2"], line).map { " \($0)=\"\($1.decimalText)\"" }.joined()
    return "<linearGradient id=\"\(id)\"\(ends)>\(stops)</linearGradient>"
  }

  /// The ellipse of the last color: its center is the start of the line, and its radii are the line's
  /// width and height.
  private var ellipse: String {
    let (width, height) = (max(abs(line[2] - line[0]), 0.001), max(abs(line[3] - line[1]), 0.001))
    let matrix = [width, 0, 0, height, line[0], line[1]].map(\.decimalText).joined(separator: " ")
    return " cx=\"0\" cy=\"0\" r=\"1\" gradientTransform=\"matrix(\(matrix))\""
  }
}
