extension WireframeBox {
  /// The path of a shape layer with its fill and stroke; empty if the node has no path data.
  var path: String {
    guard let data = node.word("path"), data.isPathData else { return "" }
    let fill = colors.color(node.color("fill")) ?? "none"
    let rule = node.word("fillRule") == "even-odd" ? " fill-rule=\"evenodd\"" : ""
    return "<path d=\"\(data)\" fill=\"\(fill)\"\(rule)\(stroke)/>"
  }

  private var stroke: String {
    guard let color = colors.color(node.color("stroke")) else { return "" }
    let width = (node.number("lineWidth") ?? 1).limited(0...1000)
    let words = [("lineCap", "stroke-linecap"), ("lineJoin", "stroke-linejoin")].compactMap { name, svgName in
      node.word(name).flatMap { Self.lineStyles.contains($0) ? " \(svgName)=\"\($0)\"" : nil }
    }
    return " stroke=\"\(color)\" stroke-width=\"\(width.decimalText)\"" + words.joined() + range + dashes
  }

  private static let lineStyles: Set<String> = ["round", "square", "bevel"]

  /// The part of the path that is stroked.
  private var range: String {
    guard let ends = node.numbers("strokeRange", count: 2), node.value("dashes") == nil else { return "" }
    let (start, end) = (ends[0].limited(0...1), ends[1].limited(0...1))
    return """
       pathLength="1" stroke-dasharray="0 \(start.decimalText) \(max(0, end - start).decimalText) 1"
      """
  }

  private var dashes: String {
    guard case .numbers(let lengths) = node.value("dashes"), !lengths.isEmpty,
      lengths.allSatisfy({ $0.isFinite && $0 >= 0 })
    else { return "" }
    return " stroke-dasharray=\"\(lengths.map(\.decimalText).joined(separator: " "))\""
  }
}

extension String {
  /// Whether it is path data as in trees: commands and numbers, and nothing that ends an attribute.
  var isPathData: Bool {
    utf8.first == UInt8(ascii: "M") && utf8.allSatisfy { Self.bytesOfPaths.contains($0) }
  }

  private static let bytesOfPaths = Set("MLQCZ0123456789.- ".utf8)
}
