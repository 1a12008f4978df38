import FontMetrics

/// The texts of fields, menus and tab bars.
extension WireframeBox {
  /// The text or the placeholder of a field, with its selection or its caret.
  var fieldTexts: String {
    let isSearch = look == .searchField
    let inset = isSearch ? 30.0 : ["roundedRect", "bezel"].contains(node.word("borderStyle")) ? 7 : 0
    let end = isSearch || inset > 0 ? 7.0 : 0
    let box = RenderFrame(
      x: isTurned ? end : inset, y: 0, width: max(1, frame.width - inset - end), height: frame.height)
    let sign = isSearch ? magnifier : ""
    if let text = node.text, !text.isEmpty {
      let runs = WireframeRuns(of: text, node.word("runs"), in: font)
      return sign + selection(in: text, box) + caption(text, runs, in: box, fill: textColor)
        + caret(after: text, box)
    }
    guard let placeholder = node.word("placeholder") else { return sign + caret(after: "", box) }
    let runs = WireframeRuns(of: placeholder, node.word("placeholderRuns"), in: font)
    let fill =
      colors.color(node.color("placeholderColor")) ?? (isSearch ? colors.faintInk : colors.faintestInk)
    return sign + caption(placeholder, runs, in: box, fill: fill) + caret(after: "", box)
  }

  private var magnifier: String {
    guard let paths = SymbolDrawing.paths(named: "magnifyingglass") else { return "" }
    let box = RenderFrame(
      x: isTurned ? frame.width - 25 : 8, y: (frame.height - 17) / 2, width: 17, height: 17)
    return NamedImage.symbol(paths, in: box, tint: colors.faintInk)
  }

  /// Where a text in a box begins.
  private func start(of width: Double, in box: RenderFrame) -> Double {
    switch node.word("alignment") ?? (isTurned ? "right" : "left") {
    case "center": box.x + (box.width - width) / 2
    case "right", "trailing": box.x + max(0, box.width - width)
    default: box.x
    }
  }

  /// Returns the bar at which a focused field without a selection is edited.
  private func caret(after text: String, _ box: RenderFrame) -> String {
    guard has("focused"), node.value("selection") == nil else { return "" }
    let width = min(box.width, font.ruler.width(of: text))
    let x = start(of: width, in: box) + (isTurned ? 0 : width)
    let height = min(font.size * 1.25, frame.height)
    return RenderFrame(x: x, y: (frame.height - height) / 2, width: 2, height: height)
      .svgRect(fill: tint, radius: 1)
  }

  /// Returns the color behind the selected part of the text.
  private func selection(in text: String, _ box: RenderFrame) -> String {
    guard let ends = node.numbers("selection", count: 2), ends[0] >= 0, ends[1] > ends[0] else { return "" }
    func width(upTo offset: Double) -> Double {
      let units = text.utf16.prefix(Int(offset.limited(0...Double(text.utf16.count))))
      return font.ruler.width(of: String(decoding: units, as: UTF16.self))
    }
    let (left, right) = (width(upTo: ends[0]), width(upTo: ends[1]))
    let x = start(of: font.ruler.width(of: text), in: box)
    let height = min(font.size * 1.3, frame.height)
    return RenderFrame(
      x: x + left, y: (frame.height - height) / 2, width: min(right, box.width) - min(left, box.width),
      height: height
    ).svgRect(fill: tint, opacity: 0.25)
  }

  /// The text of a text view, which begins at its top.
  var longText: String {
    let font = font
    let inside = RenderFrame(
      x: 5, y: 8, width: max(1, frame.width - 10), height: max(font.size, frame.height - 16))
    let isFocused = has("focused") && node.value("selection") == nil
    let lines = font.ruler.lines(of: node.text ?? "", within: inside.width)
    let height = font.size * Self.lineHeight
    let room = Int((inside.height / height).rounded(.up).limited(1...200))
    var runs = WireframeRuns(of: node.text, node.word("runs"), in: font)
    let anchor = isTurned ? "end" : "start"
    let x = isTurned ? inside.x + inside.width : inside.x
    let texts = lines.prefix(room).enumerated().map { index, text in
      line(
        String(text), x: x, middle: inside.y + (Double(index) + 0.5) * height, in: font, anchor: anchor,
        fill: textColor, room: inside.width, spans: runs?.spans(of: String(text), colors))
    }.joined()
    guard isFocused else { return texts }
    let last = min(max(1, lines.count), room) - 1
    let end = font.ruler.width(of: lines.last.map(String.init) ?? "")
    return texts
      + RenderFrame(
        x: isTurned ? x - end : x + end, y: inside.y + Double(last) * height, width: 2, height: height
      ).svgRect(fill: tint, radius: 1)
  }

  /// The title of a menu's item with its subtitle, its mark and its image.
  var itemTexts: String {
    let inset = setting.isMarked ? 32.0 : 16
    let fill = has("header") ? colors.faintInk : has("destructive") ? colors.color("systemRed") : nil
    let ink = fill ?? textColor
    let font = WireframeFont(size: has("header") ? 13 : 17)
    let (x, anchor) = (isTurned ? frame.width - inset : inset, isTurned ? "end" : "start")
    let subtitle = node.word("subtitle")
    let room = max(1, frame.width - inset - 44)
    let title = line(
      font.ruler.truncated(node.text ?? "", to: room), x: x,
      middle: frame.height / 2 - (subtitle == nil ? 0 : 9), in: font, anchor: anchor, fill: ink, room: room)
    let small = WireframeFont(size: 13)
    let second = subtitle.map {
      line(
        small.ruler.truncated($0, to: room), x: x, middle: frame.height / 2 + 10, in: small, anchor: anchor,
        fill: colors.faintInk, room: room)
    }
    return title + (second ?? "") + itemSigns(ink: ink)
  }

  private func itemSigns(ink: String) -> String {
    func sign(_ name: String, x: Double, side: Double) -> String {
      let box = RenderFrame(
        x: isTurned ? frame.width - x - side : x, y: (frame.height - side) / 2, width: side, height: side)
      return NamedImage(name, isOnDark: setting.isOnDark).svg(in: box, tint: ink)
    }
    let mark = has("on") ? "checkmark" : has("mixed") ? "minus" : nil
    let end = has("submenu") ? "chevron.forward" : node.word("image")
    return (mark.map { sign($0, x: 10, side: 15) } ?? "")
      + (end.map { sign($0, x: frame.width - 36, side: 20) } ?? "")
  }

  /// The image of a tab over its title.
  var tabTexts: String {
    guard let text = node.text, !text.isEmpty else { return "" }
    let image = node.word("image").map {
      let box = RenderFrame(x: (frame.width - 26) / 2, y: 6, width: 26, height: 26)
      return NamedImage($0, isOnDark: setting.isOnDark).svg(in: box, tint: textColor)
    }
    let middle = image == nil ? frame.height / 2 : min(41, frame.height - 7)
    return (image ?? "")
      + line(
        text, x: frame.width / 2, middle: middle, in: font, anchor: "middle", fill: textColor,
        room: frame.width)
  }
}
