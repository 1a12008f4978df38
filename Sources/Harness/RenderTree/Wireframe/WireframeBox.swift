/// One node of a wireframe picture.
struct WireframeBox {
  let node: RenderNode
  /// The frame in the picture's coordinates.
  let frame: RenderFrame
  /// Whether the node is a row of an outline, which shows its type, too.
  var isRow = false
  /// Whether texts without an alignment begin at the right.
  var isTurned = false
  /// The index and the frame of what clips the box.
  var clip: Int?
  var clipFrame: RenderFrame?
  var opacity = 1.0
  /// The colors of the box's appearance; `nil` for those of the picture.
  var colors: WireframeColors?
  /// The name of the tint color, from the innermost node around it that has one.
  var tint: String?
  /// The fill over the background: a reference to a gradient.
  var gradient: String?
  /// The card that a row of a grouped list is on.
  var card: WireframeCard?
  /// The groups that transform the box, or clip transformed content, the outermost first.
  var groups: [String] = []
  /// The visible part of the outermost transformed view around the box, which is used for all of its content.
  var transformedFrame: RenderFrame?

  var look: WireframeLook { node.kind.look }

  /// The visible part of the frame.
  var visibleFrame: RenderFrame { transformedFrame ?? clipFrame.map(frame.intersection) ?? frame }

  /// Returns the box with its content, and the node's line as a tool tip.
  func svg(_ colors: WireframeColors) -> String {
    let clip = clip.map { " clip-path=\"url(#clip\($0))\"" } ?? ""
    let opacity = opacity < 1 ? " opacity=\"\(opacity.decimalText)\"" : ""
    let box = "<g\(classes)\(clip)\(opacity)><title>\(node.line.xmlText)</title>\(drawing(colors))</g>"
    return groups.joined() + box + String(repeating: "</g>", count: groups.count)
  }

  /// Returns the box with its content.
  func drawing(_ colors: WireframeColors) -> String {
    let content =
      isHidden
      ? ""
      : path(colors) + drawn(colors) + control(colors) + picture(colors) + accessory(colors) + texts(colors)
    return outline(colors) + content
  }

  /// Returns the tint color.
  func tint(_ colors: WireframeColors) -> String { colors.color(tint) ?? colors.tint }

  var isHidden: Bool { node.states.contains("hidden") }

  /// The states that the picture's style distinguishes, as an attribute.
  var classes: String {
    let classes = ["hidden", "disabled", "selected"].filter { node.states.contains($0) }
    return classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
  }

  /// Returns the box itself: its background, with a gradient over it, tinted if it is selected, and a
  /// thin line around it.
  private func outline(_ colors: WireframeColors) -> String {
    let hasFault = node.value("ambiguous") != nil || node.value("unsatisfiable") != nil
    let isTinted = node.states.contains { ["selected", "highlighted"].contains($0) }
    let radius = node.number("corner") ?? usualRadius
    let box = shape(
      fill: isHidden ? "none" : fill(colors),
      stroke: look == .label ? colors.control : colors.outline,
      radius: radius, isFault: hasFault)
    let filling = gradient.map { frame.svgRect(fill: $0, radius: radius) } ?? ""
    guard !isHidden else { return box + filling }
    let shade = isTinted ? shape(fill: colors.tint, radius: radius, opacity: 0.2) : ""
    return box + filling + shade + border(colors, radius: radius)
  }

  /// Returns the shape of the box: that of its card, or a rectangle.
  private func shape(
    fill: String, stroke: String? = nil, radius: Double, opacity: Double = 1, isFault: Bool = false
  ) -> String {
    guard let card, node.number("corner") == nil else {
      return frame.svgRect(fill: fill, stroke: stroke, radius: radius, opacity: opacity, isFault: isFault)
    }
    return card.svg(frame, fill: fill, stroke: stroke, opacity: opacity, isFault: isFault)
  }

  /// The corner radius that UIKit gives such a box by default.
  private var usualRadius: Double {
    switch field {
    case .search: 8
    case .roundedRect: 5
    default: node.word("style") == "filled" ? 8 : 0
    }
  }

  /// Returns the border of the layer, inside the box; black by default, as in UIKit.
  private func border(_ colors: WireframeColors, radius: Double) -> String {
    guard let width = node.number("border"), width > 0, width.isFinite, node.color("borderColor") != "none"
    else {
      return ""
    }
    let name = node.color("borderColor")
    let color = name == "tintColor" ? tint(colors) : colors.color(name) ?? "#000000"
    let inside = RenderFrame(
      x: frame.x + width / 2, y: frame.y + width / 2, width: max(0, frame.width - width),
      height: max(0, frame.height - width))
    return inside.svgRect(stroke: color, strokeWidth: width, radius: max(0, radius - width / 2))
  }

  private func fill(_ colors: WireframeColors) -> String {
    if let color = colors.color(node.color("background")) { return color }
    if look == .keyboard { return colors.control }
    switch field {
    case .search: return colors.control
    case .roundedRect, .bezel: return colors.color("systemBackground") ?? "none"
    case .line: return "none"
    case nil: break
    }
    if card != nil { return colors.color("secondarySystemGroupedBackground") ?? "none" }
    if look == .list {
      // Trees omit the default backgrounds of lists and menus.
      let list = node.word("style") == nil ? "systemBackground" : "systemGroupedBackground"
      return colors.color(list) ?? "none"
    }
    return look == .window || node.word("appearance") != nil ? colors.background : "none"
  }

  /// The look of a text field by its border style; `nil` for none, which is UIKit's default.
  var field: Field? {
    guard look.isField else { return nil }
    return look == .searchField ? .search : node.word("borderStyle").flatMap(Field.init)
  }

  enum Field: String {
    case search, line, bezel, roundedRect
  }
}

/// The rectangle that holds all boxes.
struct WireframeEdges {
  private var left = 0.0
  private var top = 0.0
  private var right = 1.0
  private var bottom = 1.0

  mutating func include(_ frame: RenderFrame) {
    left = min(left, frame.x)
    top = min(top, frame.y)
    right = max(right, frame.x + frame.width)
    bottom = max(bottom, frame.y + frame.height)
  }

  /// The rectangle with a margin for the outermost strokes.
  var frame: RenderFrame {
    RenderFrame(x: left - 1, y: top - 1, width: right - left + 2, height: bottom - top + 2)
  }

  var viewBox: String {
    [frame.x, frame.y, frame.width, frame.height].map(\.decimalText).joined(separator: " ")
  }
}
