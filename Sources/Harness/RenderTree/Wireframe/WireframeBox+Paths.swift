extension WireframeBox {
  /// Returns the path of a shape layer with its fill and stroke; empty if the node has no path data.
  func path(_ colors: WireframeColors) -> String {
    guard let data = node.word("path"), data.isPathData else { return "" }
    let fill = colors.color(node.color("fill")) ?? "none"
    let rule = node.word("fillRule") == "even-odd" ? " fill-rule=\"evenodd\"" : ""
    let move = "translate(\(frame.x.decimalText) \(frame.y.decimalText))"
    return "<path transform=\"\(move)\" d=\"\(data)\" fill=\"\(fill)\"\(rule)\(stroke(colors))/>"
  }

  private func stroke(_ colors: WireframeColors) -> String {
    guard let color = colors.color(node.color("stroke")) else { return "" }
    let width = (node.number("lineWidth") ?? 1).limited(0...1000)
    let words = [("lineCap", "stroke-linecap"), ("lineJoin", "stroke-linejoin")].compactMap { name, svgName in
      node.word(name).flatMap { Self.lineStyles.contains($0) ? " \(svgName)=\"\($0)\"" : nil }
    }
    return " stroke=\"\(color)\" stroke-width=\"\(width.decimalText)\"" + words.joined() + dashes
  }

  private static let lineStyles: Set<String> = ["round", "square", "bevel"]

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
