import FontMetrics

/// Texts, in their sizes, weights, colors and alignments.
extension WireframeBox {
  /// The texts of the node, with the images beside them.
  var texts: String {
    if isOutlineRow {
      let row = node.text.map { "\(node.type) “\($0)”" } ?? node.type
      return caption(
        row, in: frame, inset: 8, fill: node.text == nil ? colors.faintInk : colors.ink)
    }
    switch look {
    case .field, .searchField: return fieldTexts
    case .textView: return longText
    case .menuItem: return itemTexts
    case .tabButton: return tabTexts
    default: break
    }
    guard let shown else { return "" }
    if let image = node.word("image"), look.isTitle { return title(shown, with: image) }
    return backChevron + caption(shown, runs, in: frame, fill: textColor)
  }

  /// The visible part of a truncated text, or else the whole text; `nil` for none.
  private var shown: String? {
    let text = node.word("shown") ?? node.text
    return text?.isEmpty == false ? text : nil
  }

  private var runs: WireframeRuns? { WireframeRuns(of: node.text, node.word("runs"), in: font) }

  /// Returns the lines of a text, centered vertically in a box.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - runs: The parts that look different.
  ///   - box: The box.
  ///   - inset: The distance from the box's edge for a text that begins or ends there.
  ///   - fill: The color.
  func caption(
    _ string: String, _ runs: WireframeRuns? = nil, in box: RenderFrame, inset: Double = 0, fill: String
  ) -> String {
    let (anchor, x) = anchorPoint(in: box, inset: inset)
    let font = font
    let count = Int((box.height / (font.size * 1.15)).limited(1...200))
    let lines =
      node.number("lines") == nil || count == 1
      ? [string] : font.ruler.lines(of: string, within: box.width + Self.tolerance).map(String.init)
    // Lines for which there is no room join the last one, which is truncated.
    let rest = lines.dropFirst(count - 1).joined(separator: " ")
    let shown =
      lines.prefix(count - 1)
      + (lines.count < count ? [] : [font.ruler.truncated(rest, to: box.width * Self.squeeze)])
    var runs = runs
    return shown.enumerated().map { index, text in
      let shift = (Double(index) - Double(shown.count - 1) / 2) * font.size * Self.lineHeight
      return line(
        text, x: x, middle: box.y + box.height / 2 + shift, in: font, anchor: anchor, fill: fill,
        room: max(1, box.width - inset), spans: runs?.spans(of: text, colors))
    }.joined()
  }

  /// By how much a line may be wider than its box, whose size the tree rounds to thousandths of a point.
  static let tolerance = 0.01

  /// The factor by which a text may be squeezed before it is truncated, since the tree says if the
  /// screen truncates it.
  private static let squeeze = 1.3

  /// The height of a line of the system's font of one point.
  static let lineHeight = 1.193

  /// Returns one line of text.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - x: The horizontal position of the anchor.
  ///   - middle: The vertical position of the line's middle.
  ///   - font: The font of parts without their own.
  ///   - anchor: The end of the text that is fixed, as in SVG.
  ///   - fill: The color.
  ///   - room: The greatest width, into which a longer text is squeezed. A text in a box is as wide as on the
  ///     screen, whatever fonts the viewer has.
  ///   - spans: The parts that look different.
  func line(
    _ string: String, x: Double, middle: Double, in font: WireframeFont, anchor: String, fill: String,
    room: Double, spans: WireframeRuns.Spans? = nil
  ) -> String {
    let width = min(spans?.width ?? font.ruler.width(of: string), room)
    let isArabic = string.isReadFromTheRight
    // In a text that is read from the right, SVG's start is at the right.
    let end = isArabic ? ["start": "end", "end": "start"][anchor] ?? anchor : anchor
    return """
      <text x="\(x.inTenths.decimalText)" y="\((middle + font.size * 0.355).inTenths.decimalText)" \
      font-size="\(font.size.decimalText)" text-anchor="\(end)"\(isArabic ? " direction=\"rtl\"" : "") \
      fill="\(fill)"\(font.attributes)\
      \(WireframeFont.length(width, of: string))>\(spans?.content ?? string.xmlText)</text>
      """
  }

  /// The fixed end of a text in a box, and its horizontal position.
  private func anchorPoint(in box: RenderFrame, inset: Double) -> (anchor: String, x: Double) {
    let natural = isTurned && !isOutlineRow ? "right" : "left"
    switch node.word("alignment") ?? (look.isTitle && !isOutlineRow ? "center" : natural) {
    case "center": return ("middle", box.x + box.width / 2)
    case "right", "trailing": return ("end", box.x + box.width - inset)
    default: return ("start", box.x + inset)
    }
  }

  /// The font of the text, as large as it is shown.
  var font: WireframeFont {
    let usualSize: Double
    switch look {
    case _ where isOutlineRow: usualSize = 12
    case .tabButton: usualSize = 10
    case .textView: usualSize = 12
    case .segment, .refresh: usualSize = 13
    case .button: usualSize = 15
    case .pickerColumn: usualSize = 21
    default: usualSize = 17
    }
    return WireframeFont(
      node.word("font") ?? usualFont?.text, usualSize: usualSize, scale: node.number("scale") ?? 1)
  }

  /// The font that goldens leave out, as it follows from the kind of the node.
  private var usualFont: RenderValue? {
    kind == .label && setting.parent == .navigationBar ? NodeKind.titleFont : NodeKind.usualFonts[kind]
  }

  var textColor: String {
    if let color = colors.color(node.color("color")) { return color }
    if look == .tabButton { return has("selected") ? tint : colors.color("systemGray") ?? tint }
    if look.isTinted, has("disabled") { return colors.faintestInk }
    return look.isTinted ? tint : colors.ink
  }

  /// Returns an image and a title side by side, in the middle of the box.
  private func title(_ text: String, with name: String) -> String {
    let runs = runs
    let width = min(runs == nil ? font.ruler.width(of: text) : frame.width, max(1, frame.width - 26))
    let side = min(20, frame.height)
    let start = max(0, (frame.width - width - side - 6) / 2)
    let image = RenderFrame(
      x: isTurned ? frame.width - start - side : start, y: (frame.height - side) / 2, width: side,
      height: side)
    let box = RenderFrame(
      x: isTurned ? start : start + side + 6, y: 0, width: max(1, min(width, frame.width - side - 6)),
      height: frame.height)
    return NamedImage(name, isOnDark: setting.isOnDark).svg(in: image, tint: textColor)
      + caption(text, runs, in: box, fill: textColor)
  }

  /// The sign before the title of a button that goes back: the first one of a navigation bar, if the app has not
  /// named it.
  private var backChevron: String {
    guard look == .barButton, setting.parent == .navigationBar, setting.isAtStartOfBar,
      !Self.titlesOfOthers.contains(node.text ?? ""), node.word("font")?.contains("semibold") != true
    else { return "" }
    let box = RenderFrame(
      x: isTurned ? frame.width - 4 : -16, y: (frame.height - 20) / 2, width: 20, height: 20)
    let name = isTurned ? "chevron.forward" : "chevron.backward"
    return SymbolDrawing.paths(named: name).map { NamedImage.symbol($0, in: box, tint: textColor) } ?? ""
  }

  /// Titles that the first button of a bar has where it does not go back.
  private static let titlesOfOthers: Set<String> = [
    "Cancel", "Close", "Done", "Edit", "Abbrechen", "Schließen", "Fertig", "Bearbeiten", "キャンセル", "閉じる", "完了",
    "編集",
    "إلغاء", "إغلاق", "تم", "تعديل",
  ]
}

extension String {
  /// Whether the first letter is of a script that is read from the right, such as Arabic.
  var isReadFromTheRight: Bool {
    // Latin texts have no such letter.
    guard !utf8.allSatisfy({ $0 < 0xD6 }) else { return false }
    let letter = unicodeScalars.first { $0.properties.isAlphabetic }
    return letter.map { 0x590..<0x900 ~= $0.value || 0xFB1D..<0xFE00 ~= $0.value } ?? false
  }
}

extension Double {
  /// The number rounded to one decimal.
  var inTenths: Double { (self * 10).rounded() / 10 }

  /// The nearest number of a range.
  func limited(_ range: ClosedRange<Double>) -> Double {
    Swift.max(range.lowerBound, Swift.min(range.upperBound, self))
  }
}
