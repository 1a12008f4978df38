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
      let runs = WireframeRuns(of: node.text, node.word("runs"), usualSize: fontSize)
      return caption(shown, runs, fill: textColor(colors), colors)
    }
    guard let placeholder = node.word("placeholder") else { return standIn(colors) }
    let runs = WireframeRuns(of: placeholder, node.word("placeholderRuns"), usualSize: fontSize)
    let fill = colors.color(node.word("placeholderColor")) ?? colors.faintInk
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
    return text(
      node.type.fitting(frame.width, size: 9), x: frame.x + frame.width / 2, size: 9, anchor: "middle",
      fill: colors.faintInk)
  }

  /// Returns the lines of a text, centered vertically in the box.
  private func caption(
    _ string: String, _ runs: WireframeRuns? = nil, fill: String, _ colors: WireframeColors
  ) -> String {
    let (anchor, x) = anchorPoint
    let size = fontSize
    let room = frame.width + size * 0.5
    let count = Int(max(1, min(frame.height / (size * 1.15), 200)))
    let lines = node.number("lines") == nil || count == 1 ? [string] : string.wrapped(room, size: size)
    // Lines for which there is no room join the last one, which is truncated.
    let rest = lines.dropFirst(count - 1).joined(separator: " ").fitting(room * Self.squeeze, size: size)
    let shown = lines.prefix(count - 1) + (lines.count < count ? [] : [rest])
    var runs = runs
    return shown.enumerated().map { index, line in
      let shift = (Double(index) - Double(shown.count - 1) / 2) * size * 1.2
      return text(
        line, x: x, size: size, anchor: anchor, fill: fill, shift: shift, isBold: isBold, room: frame.width,
        content: runs?.spans(of: line, colors))
    }.joined()
  }

  /// The factor by which a text may be squeezed before it is truncated, since the tree says if the
  /// screen truncates it.
  private static let squeeze = 1.3

  /// Returns one line of text around the middle of the box, squeezed into its room; `content` has the
  /// elements of parts that look different.
  func text(
    _ string: String, x: Double, size: Double, anchor: String, fill: String, shift: Double = 0,
    isBold: Bool = false, room: Double = .infinity, content: String? = nil
  ) -> String {
    // Capital letters of a usual font are about 0.7 of its size high, half of it below their middle.
    let baseline = frame.y + frame.height / 2 + size * 0.35 + shift
    let isWide = string.usualWidth * size > room
    let length = isWide ? " textLength=\"\(room.decimalText)\" lengthAdjust=\"spacingAndGlyphs\"" : ""
    return """
      <text x="\(x.decimalText)" y="\(baseline.decimalText)" font-size="\(size.decimalText)" \
      text-anchor="\(anchor)" fill="\(fill)"\(isBold ? " font-weight=\"600\"" : "")\(length)>\(content ?? string.xmlText)</text>
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

  /// The number after the weight in `semibold-17`, limited to 4 to 200.
  private var fontSize: Double {
    let usual = isRow ? 12.0 : look.isTitle ? 15 : 17
    let given = node.word("font").flatMap { Double($0.split(separator: "-").last ?? "") } ?? usual
    return given.isFinite ? max(4, min(given, 200)) : usual
  }

  private var isBold: Bool { node.word("font")?.isBoldFont == true }

  private func textColor(_ colors: WireframeColors) -> String {
    let isTinted = look == .button && !isRow
    return colors.color(node.word("color")) ?? (isTinted ? tint(colors) : colors.ink)
  }
}

// Texts in lines, by the usual widths of letters: no font is measured for a picture.
extension String {
  /// Returns the string, truncated with an ellipsis if it is wider than `width`.
  func fitting(_ width: Double, size: Double) -> String {
    let limit = Int(max(1, min(width / (size * 0.45), 1000)))
    return letterCount <= limit ? self : prefix(letters: limit - 1) + "…"
  }

  /// Returns the lines of the string, broken between words, and inside words that are longer than a line.
  ///
  ///     "one two three".wrapped(85, size: 17)  // ["one two", "three"]: ten letters a line
  func wrapped(_ width: Double, size: Double) -> [String] {
    let limit = Int(max(1, min(width / (size * 0.5), 1000)))
    return unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { String($0).lines(of: limit) }
  }

  /// Returns the words of a paragraph in lines of at most `limit` letters.
  private func lines(of limit: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      // The space between two words counts as a letter.
      if !line.isEmpty, line.letterCount + word.letterCount >= limit {
        lines.append(line)
        line = ""
      }
      var pieces = word.pieces(of: limit)
      line += (line.isEmpty ? "" : " ") + pieces.removeFirst()
      for piece in pieces {
        lines.append(line)
        line = String(piece)
      }
    }
    return lines + [line]
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The number of letters; one that is as wide as it is high counts twice.
  fileprivate var letterCount: Int { reduce(0) { $0 + $1.letterCount } }

  /// Returns the longest beginning of at most `limit` letters.
  fileprivate func prefix(letters limit: Int) -> Substring {
    var rest = limit
    return prefix { character in
      rest -= character.letterCount
      return rest >= 0
    }
  }

  /// Returns the word in pieces of the length of a line; the last or only one may be a little longer.
  fileprivate func pieces(of limit: Int) -> [Substring] {
    var pieces: [Substring] = []
    var rest = self[...]
    var letters = letterCount
    while letters > limit + limit / 4, let first = rest.first {
      let piece = rest.prefix(letters: Swift.max(limit, first.letterCount))
      pieces.append(piece)
      rest = rest.dropFirst(piece.count)
      letters -= piece.letterCount
    }
    return pieces + [rest]
  }
}

extension String {
  /// The width of the string in a usual font of one point.
  fileprivate var usualWidth: Double { reduce(0) { $0 + $1.usualWidth } }
}

extension Character {
  /// The width of the letter in a usual font of one point, near that of Helvetica.
  fileprivate var usualWidth: Double {
    if letterCount == 2 { return 1 }
    return switch self {
    case "i", "j", "l", "I", "t", "f", "r", " ", ".", ",", ":", ";", "'", "|", "!", "(", ")": 0.3
    case "m", "w", "M", "W", "@", "…", "—": 0.9
    case "A"..."Z": 0.7
    default: 0.56
    }
  }

  /// 2 for the letters of Chinese, Japanese and Korean, which are as wide as they are high; 1 for others.
  fileprivate var letterCount: Int {
    switch unicodeScalars[unicodeScalars.startIndex].value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
