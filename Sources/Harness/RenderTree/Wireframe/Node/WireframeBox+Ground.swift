/// What a node has behind its content: shadow, background, gradient and border.
extension WireframeBox {
  /// Returns the shapes behind the content.
  func ground(_ resources: inout WireframeResources) -> String {
    let radius = Self.corner(of: node)
    var shapes = ""
    let fill = barFill ?? fill
    if let fill, fill != "none" { shapes += shape(fill: fill, radius: radius, attributes: outlineClass) }
    if let gradient = resources.gradient(of: node, colors) { shapes += shape(fill: gradient, radius: radius) }
    if let (opacity, drop, blur) = shadow, !shapes.isEmpty {
      let filter = resources.shadow(opacity: opacity, drop: drop, blur: blur)
      shapes = "<g filter=\"\(filter)\">\(shapes)</g>"
    }
    return arrow(fill: fill) + shapes + border(radius: radius)
  }

  /// The colors that are painted behind the content, from back to front.
  var paints: [String] {
    let stops = node.word("gradient").map {
      $0.split(separator: ", ").compactMap { colors.color(String($0)) }
    }
    let gradient = stops.flatMap { $0.isEmpty ? nil : $0[$0.count / 2] }
    return [barFill ?? fill, gradient].compactMap(\.self)
  }

  /// The radius of a node's corners: its own, or the one that UIKit gives such a view.
  static func corner(of node: RenderNode) -> Double {
    if let corner = node.number("corner") { return corner }
    switch node.kind {
    case .searchField: return 10
    case .menu: return 13
    case .textField: return node.word("borderStyle") == "roundedRect" ? 5 : 0
    case .button:
      let isFilled = node.word("style").map { !["plain", "default"].contains($0) } ?? false
      return isFilled ? min(8, (node.frame?.height ?? 0) * 0.18) : 0
    default: return NodeKind.grabbers.contains(node.type) ? 2.5 : 0
    }
  }

  /// Returns the shape of the box: that of its card, that of its bar, or a rectangle.
  private func shape(fill: String, radius: Double, attributes: String = "") -> String {
    if let card = setting.row?.card, card.isRound, node.number("corner") == nil {
      return "<path d=\"\(card.path(in: frame))\" fill=\"\(fill)\"\(attributes)/>"
    }
    var frame = frame
    if setting.overhang < 0 {
      frame.y += setting.overhang
      frame.height -= setting.overhang
    } else {
      frame.height += setting.overhang
    }
    return frame.svgRect(fill: fill, radius: radius, attributes: attributes)
  }

  /// The color behind the content; `nil` for none.
  private var fill: String? {
    let isPressed = look == .row && (has("selected") || has("highlighted"))
    if isPressed { return colors.selection }
    if let color = colors.color(node.color("background")) { return color }
    switch look {
    case .window: return colors.background
    case .searchField: return colors.control
    case .keyboard: return KeyboardPicture.background(isDark: colors.isDark)
    case .field:
      return ["roundedRect", "bezel"].contains(node.word("borderStyle"))
        ? colors.color("systemBackground") : nil
    case .list:
      // Trees omit the default backgrounds of lists and menus.
      let isPlain = node.word("style") == nil
      return colors.color(isPlain ? "systemBackground" : "systemGroupedBackground")
    case .panel: return colors.panel
    case .page: return colors.color("systemBackground")
    default: return usualFill
    }
  }

  private var usualFill: String? {
    if setting.row?.card != nil { return colors.color("secondarySystemGroupedBackground") }
    guard kind == .container else { return nil }
    if NodeKind.grabbers.contains(node.type) { return colors.faintestInk }
    if NodeKind.popovers.contains(node.type) { return colors.panel }
    guard NodeKind.effects.contains(node.type) else { return nil }
    let isDark = node.word("effect").map { $0.lowercased().contains("dark") } ?? false
    return isDark || colors.isDark ? "#1e1e1ed9" : "#f6f6f6d9"
  }

  /// The color of a bar with content under it, which has no other.
  private var barFill: String? {
    guard look == .bar, has("scrolled"), node.value("background") == nil, !setting.hasOwnBackground else {
      return nil
    }
    return colors.isDark ? "#161616f0" : "#f9f9f9f0"
  }

  /// The opacity, the distance and the blur of the shadow.
  private var shadow: (Double, Double, Double)? {
    if let opacity = node.number("shadow"), opacity > 0 { return (opacity, 1, 3) }
    return look == .panel || NodeKind.popovers.contains(node.type) ? (0.18, 8, 16) : nil
  }

  /// Returns the border of the layer, inside the box; black by default, as in UIKit.
  private func border(radius: Double) -> String {
    if look == .field, node.value("border") == nil { return fieldBorder }
    guard let width = node.number("border"), width > 0, width.isFinite, node.color("borderColor") != "none"
    else { return "" }
    let name = node.color("borderColor")
    let color = name == "tintColor" ? tint : colors.color(name) ?? "#000000"
    return frame.inset(by: width / 2)
      .svgRect(stroke: color, strokeWidth: width, radius: max(0, radius - width / 2))
  }

  private var fieldBorder: String {
    switch node.word("borderStyle") {
    case "roundedRect":
      frame.inset(by: 0.25).svgRect(stroke: colors.color("separator"), strokeWidth: 0.5, radius: 5)
    case "line", "bezel": frame.inset(by: 0.5).svgRect(stroke: colors.ink, strokeWidth: 1)
    default: ""
    }
  }

  /// Returns the arrow of a popover, outside its frame.
  private func arrow(fill: String?) -> String {
    guard let direction = node.word("arrow"), let fill else { return "" }
    let (width, height) = (frame.width, frame.height)
    let points: [Double]
    switch direction {
    case "up": points = [width / 2 - 14, 0.5, width / 2, -13, width / 2 + 14, 0.5]
    case "down":
      points = [width / 2 - 14, height - 0.5, width / 2, height + 13, width / 2 + 14, height - 0.5]
    case "left": points = [0.5, height / 2 - 14, -13, height / 2, 0.5, height / 2 + 14]
    default: points = [width - 0.5, height / 2 - 14, width + 13, height / 2, width - 0.5, height / 2 + 14]
    }
    let texts = points.map(\.decimalText)
    return
      "<path d=\"M\(texts[0]) \(texts[1])L\(texts[2]) \(texts[3])L\(texts[4]) \(texts[5])Z\" fill=\"\(fill)\"/>"
  }
}
