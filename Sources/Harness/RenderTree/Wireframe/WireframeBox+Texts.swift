import FontMetrics

/// Texts, in their sizes, weights, colors and alignments.
extension WireframeBox {
  func texts(_ colors: WireframeColors) -> String {
    if isRow {
      let row = node.text.map { "\(node.type) “\($0)”" } ?? node.type
      return caption(row, fill: node.text == nil ? colors.faintInk : colors.ink, colors)
    }
    if isWebViewWithContent { return "" }
    // The visible part of a truncated text is preferred to the whole text.
    if let shown = node.word("shown") ?? node.text, !shown.isEmpty {
      let runs = WireframeRuns(of: node.text, node.word("runs"), in: font)
      return caption(shown, runs, fill: textColor(colors), colors)
    }
    guard let placeholder = node.word("placeholder") else { return standIn(colors) }
    let runs = WireframeRuns(of: placeholder, node.word("placeholderRuns"), in: font)
    let fill = colors.color(node.color("placeholderColor")) ?? colors.faintInk
    return caption(placeholder, runs, fill: fill, colors)
  }

  /// Whether a page is drawn in the box: its title, the text of the node, is not visible on it.
  private var isWebViewWithContent: Bool {
    look == .page && node.children.contains { !$0.children.isEmpty }
  }

  /// Returns the type of a box without text and content, if there is room for it; not for UIKit's
  /// private parts, whose names begin with `_`.
  private func standIn(_ colors: WireframeColors) -> String {
    guard node.children.isEmpty, look.showsType, !node.type.hasPrefix("_"), gradient == nil,
      node.word("image") == nil, node.value("pages") == nil, frame.height >= 10, frame.width >= 40,
      drawn(colors).isEmpty
    else { return "" }
    let font = WireframeFont(size: 9)
    return text(
      font.ruler.truncated(node.type, to: frame.width), x: frame.x + frame.width / 2, in: font,
      anchor: "middle", fill: colors.faintInk)
  }

  /// Returns the lines of a text, centered vertically in the box.
  private func caption(
    _ string: String, _ runs: WireframeRuns? = nil, fill: String, _ colors: WireframeColors
  ) -> String {
    let (anchor, x) = anchorPoint
    let font = font
    let size = font.size
    let count = Int(max(1, min(frame.height / (size * 1.15), 200)))
    let lines =
      node.number("lines") == nil || count == 1
      ? [string] : font.ruler.lines(of: string, within: frame.width + Self.tolerance).map(String.init)
    // Lines for which there is no room join the last one, which is truncated.
    let rest = lines.dropFirst(count - 1).joined(separator: " ")
    let shown =
      lines.prefix(count - 1)
      + (lines.count < count ? [] : [font.ruler.truncated(rest, to: frame.width * Self.squeeze)])
    var runs = runs
    return shown.enumerated().map { index, line in
      let shift = (Double(index) - Double(shown.count - 1) / 2) * size * 1.2
      return text(
        line, x: x, in: font, anchor: anchor, fill: fill, shift: shift, room: frame.width,
        spans: runs?.spans(of: line, colors))
    }.joined()
  }

  /// By how much a line may be wider than its box, whose size the tree rounds to thousandths of a point.
  private static let tolerance = 0.01

  /// The factor by which a text may be squeezed before it is truncated, since the tree says if the
  /// screen truncates it.
  private static let squeeze = 1.3

  /// Returns one line of text around the middle of the box.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - x: The horizontal position of the anchor.
  ///   - font: The font of parts without their own.
  ///   - anchor: The end of the text that is fixed, as in SVG.
  ///   - fill: The color.
  ///   - shift: The distance of the line's middle below the box's.
  ///   - room: The greatest width, into which a longer text is squeezed. A text in a box is as wide as on the
  ///     screen, whatever fonts the viewer has.
  ///   - spans: The parts that look different.
  func text(
    _ string: String, x: Double, in font: WireframeFont, anchor: String, fill: String, shift: Double = 0,
    room: Double = .infinity, spans: WireframeRuns.Spans? = nil
  ) -> String {
    // Capital letters of a usual font are about 0.7 of its size high, half of it below their middle.
    let baseline = frame.y + frame.height / 2 + font.size * 0.35 + shift
    let width = min(spans?.width ?? font.ruler.width(of: string), room)
    // A letter is not stretched, because some viewers space it instead.
    let isFixed = room.isFinite && width > 0 && string.count > 1
    let length = isFixed ? " textLength=\"\(width.decimalText)\" lengthAdjust=\"spacingAndGlyphs\"" : ""
    return """
      <text x="\(x.decimalText)" y="\(baseline.decimalText)" font-size="\(font.size.decimalText)" \
      text-anchor="\(anchor)" fill="\(fill)"\(font.attributes)\(length)>\(spans?.content ?? string.xmlText)</text>
      """
  }

  /// The fixed end of the text, and its horizontal position.
  private var anchorPoint: (anchor: String, x: Double) {
    let natural = isTurned && !isRow ? "right" : "left"
    let alignment = node.word("alignment") ?? (look.isTitle && !isRow ? "center" : natural)
    let inset = field != nil || isRow ? 8.0 : 0
    switch alignment {
    case "center": return ("middle", frame.x + frame.width / 2 + (node.word("image") == nil ? 0 : 10))
    case "right", "trailing": return ("end", frame.x + frame.width - inset)
    default: return ("start", frame.x + inset)
    }
  }

  private var font: WireframeFont {
    WireframeFont(node.word("font"), usualSize: isRow ? 12 : look.isTitle ? 15 : 17)
  }

  private func textColor(_ colors: WireframeColors) -> String {
    let isTinted = look == .button && !isRow
    return colors.color(node.color("color")) ?? (isTinted ? tint(colors) : colors.ink)
  }
}
