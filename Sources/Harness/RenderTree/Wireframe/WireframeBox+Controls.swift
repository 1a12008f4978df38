import FontMetrics

// Controls, drawn with their states.
extension WireframeBox {
  func control(_ colors: WireframeColors) -> String {
    switch look {
    case .toggle: toggle(colors)
    case .slider: slider(colors)
    case .progress: progress(colors)
    case .pages: pages(colors)
    case .stepper: stepper(colors)
    case .activity: circle(at: 0.5, 0.5, radius: frame.height / 2.5, fill: "none", colors.faintInk)
    case .named, .plain, .label, .button, .segment, .field, .searchField, .keyboard, .list, .window, .page: ""
    }
  }

  private func toggle(_ colors: WireframeColors) -> String {
    let isOn = node.states.contains("on")
    let radius = min(frame.height, frame.width) / 2
    let knob = radius / max(1, frame.width)
    let on = colors.color(node.color("onTint")) ?? colors.on
    return frame.svgRect(fill: isOn ? on : colors.control, radius: radius)
      + circle(at: isOn ? 1 - knob : knob, 0.5, radius: max(0, radius - 2), fill: "#ffffff", colors.outline)
  }

  private func slider(_ colors: WireframeColors) -> String {
    let part = fraction(of: node.number("value") ?? 0, in: node.numbers("range", count: 2) ?? [0, 1])
    return bar(filled: part, colors) + circle(at: part, 0.5, radius: 9, fill: "#ffffff", colors.faintInk)
  }

  private func progress(_ colors: WireframeColors) -> String {
    bar(filled: fraction(of: node.number("progress") ?? 0, in: [0, 1]), colors)
  }

  private func pages(_ colors: WireframeColors) -> String {
    // A golden that was edited by hand may have any number.
    let count = Int(max(0, min(node.number("pages") ?? 0, 50)))
    let current = node.number("page") ?? 0
    return (0..<count).map { page in
      let fraction = (Double(page) + 1) / Double(count + 1)
      return circle(
        at: fraction, 0.5, radius: 3.5, fill: Double(page) == current ? colors.ink : colors.control, "none")
    }.joined()
  }

  private func stepper(_ colors: WireframeColors) -> String {
    frame.svgRect(fill: colors.control, radius: 8)
      + text(
        "−", x: frame.x + frame.width / 4, in: WireframeFont(size: 20), anchor: "middle", fill: colors.ink)
      + text(
        "+", x: frame.x + frame.width * 3 / 4, in: WireframeFont(size: 20), anchor: "middle", fill: colors.ink
      )
  }

  /// Returns a thin bar across the middle, filled from its left end.
  private func bar(filled part: Double, _ colors: WireframeColors) -> String {
    var bar = RenderFrame(x: frame.x, y: frame.y + frame.height / 2 - 2, width: frame.width, height: 4)
    let whole = bar.svgRect(fill: colors.control, radius: 2)
    bar.width *= part
    return whole + bar.svgRect(fill: tint(colors), radius: 2)
  }

  private func fraction(of value: Double, in range: [Double]) -> Double {
    range[1] > range[0] ? max(0, min(1, (value - range[0]) / (range[1] - range[0]))) : 0
  }

  private func circle(
    at x: Double, _ y: Double, radius: Double, fill: String, _ stroke: String
  ) -> String {
    """
    <circle cx="\((frame.x + frame.width * x).decimalText)" cy="\((frame.y + frame.height * y).decimalText)" \
    r="\(radius.decimalText)" fill="\(fill)" stroke="\(stroke)" stroke-width="1"/>
    """
  }

  /// Returns the accessory at the trailing end of a cell.
  func accessory(_ colors: WireframeColors) -> String {
    let marks = [
      "checkmark": "✓", "disclosureIndicator": "›", "detailButton": "ⓘ", "detailDisclosureButton": "ⓘ ›",
    ]
    guard let mark = node.word("accessory").flatMap({ marks[$0] }) else { return "" }
    let fill = mark.contains("›") ? colors.faintInk : tint(colors)
    return isTurned
      ? text(
        mark.replacing("›", with: "‹"), x: frame.x + 16, in: WireframeFont(size: 20), anchor: "start",
        fill: fill)
      : text(mark, x: frame.x + frame.width - 16, in: WireframeFont(size: 20), anchor: "end", fill: fill)
  }

  /// Returns an image as a crossed box, with its name if there is room; a button's image is a small box.
  func picture(_ colors: WireframeColors) -> String {
    guard let name = node.word("image") ?? node.word("picture"), drawn(colors).isEmpty else { return "" }
    var box = frame
    if node.text != nil {
      box.width = min(20, frame.width)
      box.height = min(20, frame.height)
      box.x = frame.x + 4
      box.y = frame.y + (frame.height - box.height) / 2
    }
    let (left, top, right, bottom) = (box.x, box.y, box.x + box.width, box.y + box.height)
    let corners = [left, top, right, bottom, left, bottom, right, top].map(\.decimalText)
    let cross = """
      <path d="M\(corners[0]) \(corners[1])L\(corners[2]) \(corners[3])M\(corners[4]) \(corners[5])\
      L\(corners[6]) \(corners[7])" stroke="\(colors.color(node.color("tint")) ?? colors.outline)"/>
      """
    let hasRoom = node.text == nil && box.width >= 40 && box.height >= 10
    let font = WireframeFont(size: 10)
    let caption =
      hasRoom
      ? text(
        font.ruler.truncated(name, to: box.width), x: box.x + box.width / 2, in: font, anchor: "middle",
        fill: colors.faintInk) : ""
    return box.svgRect(stroke: colors.outline) + cross + caption
  }
}
