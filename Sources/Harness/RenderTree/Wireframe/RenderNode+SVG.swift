import UTF8Text

extension RenderNode {
  /// A picture of the tree as an SVG document: what people see on the device.
  ///
  /// - A tree whose root is a whole screen has the status bar, the home indicator and the round corners of its
  ///   device. Any other tree is drawn alone.
  /// - Texts are as wide as on the screen, whatever fonts the viewer has. An image is a soft box with its name,
  ///   since a tree has no pixels; symbols are drawn where the project has a drawing of them.
  /// - A window, a scroll view and a node with the state `clips` clip their content. A hidden node is not drawn.
  /// - A tree whose root has `appearance=dark` is drawn in the colors of the dark, and a part with another
  ///   appearance in its own. Texts in a part with `direction=rightToLeft` begin at the right. Controls
  ///   have the `tint` of the innermost node around them that has one.
  /// - If no node has a frame, as in the accessibility projection, each node is a row of an outline.
  /// - A box shows its node's line as a tool tip.
  ///
  /// Views have no outlines; `svg(outlines: true)` draws them.
  public var svg: String { svg(outlines: false) }

  /// Returns a picture of the tree as an SVG document.
  ///
  ///     try Data(tree.svg(outlines: true).utf8).write(to: file)
  ///
  /// - Parameter outlines: Whether each view has a thin line around it, a hidden view a dashed one, and a view whose
  ///   layout is ambiguous or cannot be satisfied a red one.
  package func svg(outlines: Bool) -> String {
    var sheet = WireframeSheet(sharing: .nothing, hasOutlines: outlines)
    let picture = sheet.picture(of: self)
    let style =
      outlines ? "<style>\n\(WireframeSheet.style)\n</style>\n" : ""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(picture.viewBox)" \
      font-family="\(WireframeFont.usualFamilies)"\
      \(outlines ? " style=\"--outline:#7a8a9e;--fault:#dd0000\"" : "")>
      \(style)<defs>\(sheet.resources.definitions.joined())</defs>
      \(picture.content)
      </svg>

      """
  }
}

extension RenderFrame {
  /// The frame as a rectangle of an SVG picture.
  ///
  /// - Parameters:
  ///   - fill: The color inside; `nil` for that of the elements around it.
  ///   - stroke: The color of the line around it; `nil` for no line.
  ///   - strokeWidth: The line's width in points.
  ///   - radius: The radius of the corners.
  ///   - opacity: The opacity of the color inside.
  ///   - attributes: Other attributes, after a space.
  func svgRect(
    fill: String? = "none", stroke: String? = nil, strokeWidth: Double = 0.75, radius: Double = 0,
    opacity: Double = 1, attributes: String = ""
  ) -> String {
    let corner = min(max(0, radius), min(width, height) / 2)
    return """
      <rect x="\(x.decimalText)" y="\(y.decimalText)" width="\(width.decimalText)" height="\(height.decimalText)"\
      \(corner > 0 ? " rx=\"\(corner.decimalText)\"" : "")\(fill.map { " fill=\"\($0)\"" } ?? "")\
      \(stroke.map { " stroke=\"\($0)\" stroke-width=\"\(strokeWidth.decimalText)\"" } ?? "")\
      \(opacity < 1 ? " fill-opacity=\"\(opacity.decimalText)\"" : "")\(attributes)/>
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
      // A narrow space is seen as a space.
      case _ where scalar.properties.generalCategory == .spaceSeparator: " "
      default:
        // U+FE0F makes the previous character an emoji, and is visible as that.
        scalar.isVisible || scalar == "\u{FE0F}" || scalar == " " ? String(scalar) : "⟨\(scalar.codePoint)⟩"
      }
    }.joined()
  }
}
