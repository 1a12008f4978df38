import UTF8Text

extension RenderNode {
  /// A wireframe of the tree as an SVG document: what is on the screen, drawn with plain shapes.
  ///
  /// - Texts have their sizes and alignments, controls show their states, and an image is a crossed
  ///   box with its name. A box has its background and, over that, its gradient.
  /// - A window, a scroll view and a node with the state `clips` clip their content. A hidden node
  ///   is a dashed outline, without its content.
  /// - A tree whose root has `appearance=dark` is drawn on black, and a part with another appearance
  ///   in its own colors. Texts in a part with `direction=rightToLeft` begin at the right. Controls
  ///   have the `tint` of the innermost node around them that has one.
  /// - If no node has a frame, as in the accessibility projection, each node is a row of an outline.
  /// - A box shows its node's line as a tool tip.
  public var svg: String {
    let framed = WireframeLayout(of: filled)
    let colors = WireframeColors(isDark: isDark)
    var gradients = WireframeGradients()
    var boxes = framed.boxes.isEmpty ? outlineBoxes : framed.boxes
    for (index, box) in boxes.enumerated() {
      boxes[index].gradient = gradients.fill(of: box.node, box.colors ?? colors)
    }
    let edges = boxes.reduce(into: WireframeEdges()) { $0.include($1.visibleFrame) }
    let clips = framed.clips.enumerated().map { "<clipPath id=\"clip\($0)\">\($1.svgRect())</clipPath>" }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(edges.viewBox)" \
      font-family="-apple-system, BlinkMacSystemFont, Inter, Helvetica, Arial, sans-serif">
      <style>
        .hidden { stroke-dasharray: 3 3; opacity: 0.5 }
        .disabled { opacity: 0.45 }
        .fault { stroke-dasharray: 2 2; stroke: #d00 }
      </style>
      <defs>\(clips.joined())\(gradients.definitions.joined())</defs>
      \(edges.frame.svgRect(fill: colors.background))
      \(boxes.map { $0.svg($0.colors ?? colors) }.joined(separator: "\n"))
      </svg>

      """
  }

  /// Whether the picture is dark; for a screen of several windows, whether the backmost one is.
  var isDark: Bool { (kind == .screen ? children.first ?? self : self).word("appearance") == "dark" }

  /// The colors of the node and its content; `nil` for those around it.
  var appearanceColors: WireframeColors? {
    word("appearance").map { WireframeColors(isDark: $0 == "dark") }
  }

  /// Whether the node and its content are read from right to left; `nil` if it has no direction.
  var isTurned: Bool? { word("direction").map { $0 == "rightToLeft" } }

  /// A row for each node, indented by its depth.
  var outlineBoxes: [WireframeBox] {
    var boxes: [WireframeBox] = []
    walk { node, depth in
      // A very deep tree must not make the picture very wide.
      let frame = RenderFrame(
        x: Double(min(depth, 100)) * 16, y: Double(boxes.count) * 24, width: 320, height: 20)
      boxes.append(WireframeBox(node: node.pointee, frame: frame, isRow: true))
    }
    return boxes
  }
}

extension RenderFrame {
  /// The frame as a rectangle of an SVG picture.
  func svgRect(
    fill: String = "none", stroke: String? = nil, strokeWidth: Double = 0.75, radius: Double = 0,
    opacity: Double = 1, isFault: Bool = false
  ) -> String {
    let corner = min(max(0, radius), min(width, height) / 2)
    return """
      <rect x="\(x.decimalText)" y="\(y.decimalText)" width="\(width.decimalText)" height="\(height.decimalText)"\
      \(corner > 0 ? " rx=\"\(corner.decimalText)\"" : "") fill="\(fill)"\
      \(stroke.map { " stroke=\"\($0)\" stroke-width=\"\(strokeWidth.decimalText)\"" } ?? "")\
      \(opacity < 1 ? " fill-opacity=\"\(opacity.decimalText)\"" : "")\(isFault ? " class=\"fault\"" : "")/>
      """
  }
}

extension String {
  /// The string as text of an XML document, with numbers in place of forbidden and invisible characters.
  var xmlText: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default:
        // U+FE0F makes the previous character an emoji, and is visible as that.
        scalar.isVisible || scalar == "\u{FE0F}" || scalar == " " ? String(scalar) : "⟨\(scalar.codePoint)⟩"
      }
    }.joined()
  }
}
