import FontMetrics

// Controls, drawn with their states.
extension WireframeBox {
  /// Returns what the control shows of its value.
  func control(_ resources: inout WireframeResources) -> String {
    switch look {
    case .toggle: toggle
    case .slider: slider
    case .progress: bar(filled: fraction(of: node.number("progress") ?? 0, in: [0, 1]))
    case .pages: pages
    case .stepper: stepper
    case .activity, .refresh: spinner
    case .segments: frame.svgRect(fill: colors.control, radius: min(9, frame.height / 2))
    case .segment: pill
    case .keyboard:
      KeyboardPicture(
        of: node, in: frame, setting.language ?? .english, isDark: colors.isDark, tint: tint
      ).svg
    case .picker, .pickerColumn, .date: wheel
    case .deleteControl, .reorderControl: editing
    case .button where node.states.contains("busy"): spinner
    case .tabButton: badge
    default: ""
    }
  }

  private var toggle: String {
    let isOn = has("on")
    let radius = min(frame.height, frame.width) / 2
    let knob = radius / max(1, frame.width)
    let on = colors.color(node.color("onTint")) ?? colors.on
    let x = isOn != isTurned ? 1 - knob : knob
    return frame.svgRect(fill: isOn ? on : colors.track, radius: radius)
      + shadedCircle(at: x, 0.5, radius: max(0, radius - 2))
  }

  private var slider: String {
    let part = fraction(of: node.number("value") ?? 0, in: node.numbers("range", count: 2) ?? [0, 1])
    let radius = min(14, frame.height / 2)
    let reach = max(0, frame.width - 2 * radius)
    let x = (radius + reach * (isTurned ? 1 - part : part)) / max(1, frame.width)
    return bar(filled: x, isPlaced: true) + shadedCircle(at: x, 0.5, radius: radius)
  }

  private var pages: String {
    // A golden that was edited by hand may have any number.
    let count = Int((node.number("pages") ?? 0).limited(0...50))
    let current = node.number("page") ?? 0
    guard count > 0, !has("empty") else { return "" }
    let pitch = min(16, frame.width / Double(count))
    let start = (frame.width - pitch * Double(count - 1)) / 2
    return (0..<count).map { page in
      let place = Double(isTurned ? count - 1 - page : page)
      let fill = Double(page) == current ? colors.ink : colors.faintestInk
      return circle(
        at: (start + pitch * place) / max(1, frame.width), 0.5, radius: min(3.5, pitch * 0.4), fill: fill)
    }.joined()
  }

  private var stepper: String {
    let (middle, height, width) = (frame.width / 2, frame.height, frame.width)
    func sign(_ center: Double, isPlus: Bool) -> String {
      let y = (height / 2).decimalText
      let across = "M\((center - 7).decimalText) \(y)H\((center + 7).decimalText)"
      return isPlus
        ? across + "M\(center.decimalText) \((height / 2 - 7).decimalText)V\((height / 2 + 7).decimalText)"
        : across
    }
    let (left, right) = (sign(width / 4, isPlus: isTurned), sign(width * 3 / 4, isPlus: !isTurned))
    return frame.svgRect(fill: colors.control, radius: 8)
      + RenderFrame(x: middle - 0.5, y: height * 0.25, width: 1, height: height * 0.5)
      .svgRect(fill: colors.separator)
      + "<path d=\"\(left)\(right)\" fill=\"none\" stroke=\"\(colors.ink)\" stroke-width=\"1.8\"/>"
  }

  /// The pill of a selected segment.
  private var pill: String {
    guard has("selected") else { return "" }
    let pill = frame.inset(by: 2)
    var shade = pill
    shade.y += 1.5
    return shade.svgRect(fill: "#0000001f", radius: 7)
      + pill.svgRect(fill: colors.isDark ? "#636366" : "#ffffff", radius: 7)
  }

  private var badge: String {
    guard let text = node.word("badge") else { return "" }
    let font = WireframeFont(size: 13)
    let width = max(18, font.ruler.width(of: text) + 8)
    let box = RenderFrame(x: frame.width / 2 + 6, y: 2, width: width, height: 18)
    return box.svgRect(fill: colors.color("systemRed"), radius: 9)
      + line(
        text, x: box.x + width / 2, middle: box.y + 9, in: font, anchor: "middle", fill: "#ffffff",
        room: width)
  }

  /// Returns a thin bar across the middle, filled from its leading end.
  ///
  /// - Parameter isPlaced: Whether `part` is counted from the left in any case.
  private func bar(filled part: Double, isPlaced: Bool = false) -> String {
    let height = min(4, max(2, frame.height))
    var bar = RenderFrame(x: 0, y: frame.height / 2 - height / 2, width: frame.width, height: height)
    let whole = bar.svgRect(fill: colors.track, radius: height / 2)
    let fill = tint
    if isTurned {
      let start = isPlaced ? bar.width * part : bar.width * (1 - part)
      bar.x = start
      bar.width -= start
    } else {
      bar.width *= part
    }
    return whole + bar.svgRect(fill: fill, radius: height / 2)
  }

  private func fraction(of value: Double, in range: [Double]) -> Double {
    range[1] > range[0] ? ((value - range[0]) / (range[1] - range[0])).limited(0...1) : 0
  }

  func circle(at x: Double, _ y: Double, radius: Double, fill: String) -> String {
    """
    <circle cx="\((frame.width * x).decimalText)" cy="\((frame.height * y).decimalText)" \
    r="\(radius.decimalText)" fill="\(fill)"/>
    """
  }

  /// Returns the white knob of a control with a soft shadow.
  private func shadedCircle(at x: Double, _ y: Double, radius: Double) -> String {
    circle(at: x, y + 1.5 / max(1, frame.height), radius: radius + 0.5, fill: "#00000022")
      + circle(at: x, y, radius: radius, fill: "#ffffff")
  }

  /// The eight strokes of an activity indicator.
  private var spinner: String {
    let isShown = look != .refresh || has("refreshing")
    guard isShown else { return "" }
    let size = node.word("style") == "large" ? 37.0 : 20
    let radius = min(size, max(4, min(frame.width, frame.height))) / 2
    let color = colors.color(node.color("color")) ?? (colors.isDark ? "#98989e" : "#8e8e93")
    let strokes = (0..<8).map { index in
      """
      <path transform="rotate(\(index * 45))" opacity="\((1 - Double((8 - index) % 8) * 0.1).decimalText)" \
      d="M0 \((-radius).decimalText)V\((-radius * 0.5).decimalText)"/>
      """
    }.joined()
    return """
      <g transform="translate(\((frame.width / 2).decimalText) \((frame.height / 2).decimalText))" \
      stroke="\(color)" stroke-width="\((radius * 0.22).decimalText)" stroke-linecap="round">\(strokes)</g>
      """
  }
}
