import UTF8Text

/// Wireframes for one document, in which equal parts are drawn once, however many pictures show them.
///
///     var sheet = WireframeSheet()
///     let picture = sheet.picture(of: tree)
///     // <svg viewBox="\(picture.viewBox)">\(picture.content)</svg> ... <svg><defs>\(sheet.definitions)</defs></svg>
///
/// Pictures differ from those of ``RenderNode/svg`` in three points: numbers have one decimal,
/// boxes have no tool tips, and nodes below a hundred levels are left out. The document styles the
/// classes `hidden`, `disabled` and `fault`, and the `stroke-width` of rectangles.
package struct WireframeSheet: Sendable {
  /// The indices in ``parts``, by the parts themselves.
  private var numbers: [String: Int] = [:]
  private var parts: [String] = []
  /// The drawings of nodes at the origin, by their lines.
  private var boxes: [String: String] = [:]
  private var gradients = WireframeGradients()
  /// The approximate number of bytes in the definitions.
  package private(set) var size = 0

  static let deepestLevel = 100

  /// Creates a sheet without pictures.
  package init() {}

  /// The parts of all pictures, as SVG elements with the ids `w0`, `w1` and so on, a line each,
  /// after the gradients that fill them, with the ids `gradient0`, `gradient1` and so on.
  package var definitions: String {
    String { buffer in
      for gradient in gradients.definitions { buffer.append(gradient + "\n") }
      for (number, part) in parts.enumerated() { buffer.append("<g id=\"w\(number)\">\(part)</g>\n") }
    }
  }

  /// Adds a part, unless the sheet has it already, and returns the element that shows it at a point.
  mutating func show(_ part: String, x: Double, y: Double) -> String {
    let number = numbers[part] ?? parts.count
    if number == parts.count {
      numbers[part] = number
      parts.append(part)
      // The element around the part adds about 20 bytes.
      size += part.utf8.count + 20
    }
    let position = (x == 0 ? "" : " x=\"\(x.decimalText)\"") + (y == 0 ? "" : " y=\"\(y.decimalText)\"")
    return "<use href=\"#w\(number)\"\(position)/>"
  }

  /// Returns the drawing of a node without its children, at the origin.
  mutating func drawing(
    of node: RenderNode, _ colors: WireframeColors, isTurned: Bool = false, tint: String? = nil,
    isRow: Bool = false, card: WireframeCard? = nil
  ) -> String {
    var node = node
    // The box depends only on whether there are children.
    if !node.children.isEmpty { node.children = [RenderNode("")] }
    let frame = RenderFrame(x: 0, y: 0, width: node.frame?.width ?? 0, height: node.frame?.height ?? 0)
    node.frame = frame
    let corners = card.map { "\($0.isRoundAtTop) \($0.isRoundAtBottom)" } ?? ""
    let key =
      "\(colors.isDark) \(isTurned) \(isRow) \(node.children.isEmpty) \(tint ?? "") \(corners) "
      + node.line
    if let known = boxes[key] { return known }
    var box = WireframeBox(node: node, frame: frame, isRow: isRow, isTurned: isTurned, tint: tint)
    box.gradient = gradients.fill(of: node, colors)
    box.card = card
    let shapes = box.drawing(colors).withoutDefaults
    let drawing = box.classes.isEmpty ? shapes : "<g\(box.classes)>\(shapes)</g>"
    boxes[key] = drawing
    return drawing
  }
}

extension String {
  /// The elements without attributes that have their default values, or that the document styles.
  fileprivate var withoutDefaults: String {
    let attributes = [" x=\"0\"", " y=\"0\"", " text-anchor=\"start\"", " stroke-width=\"0.75\""]
    // Texts are escaped, so each `<` begins an element.
    return split(separator: "<", omittingEmptySubsequences: false).map { element in
      guard let end = element.firstIndex(of: ">") else { return String(element) }
      var head = String(element[..<end])
      for attribute in attributes {
        if let range = head.firstRange(of: attribute) { head.removeSubrange(range) }
      }
      return head + element[end...]
    }.joined(separator: "<")
  }
}

/// A wireframe whose parts are in a ``WireframeSheet``, with the frames for marks on it.
package struct WireframePicture: Hashable, Sendable {
  /// The picture's edges, in the coordinates of the tree's root.
  package internal(set) var bounds = RenderFrame(x: 0, y: 0, width: 1, height: 1)
  /// The picture's elements, which refer to the sheet's definitions.
  package internal(set) var content = ""
  /// The visible part of each node, in the order of the tree's lines; `nil` for a node that is not drawn.
  package internal(set) var frames: [RenderFrame?] = []

  /// The picture's ``bounds`` as the value of the attribute `viewBox`.
  package var viewBox: String {
    [bounds.x, bounds.y, bounds.width, bounds.height].map(\.decimalText).joined(separator: " ")
  }
}

extension RenderFrame {
  /// The frame as the attributes of a rectangle: `x="0" y="0" width="390" height="44"`.
  package var svgAttributes: String {
    """
    x="\(x.decimalText)" y="\(y.decimalText)" width="\(width.decimalText)" height="\(height.decimalText)"
    """
  }
}
