import FontMetrics

/// The software keyboard with the keys of its plane.
///
///     // UIKeyboardView (0 553; 390 291) plane=capitals returnKey="Next"
///     KeyboardPicture(of: node, in: frame, .english, isDark: false, tint: "#007aff").svg
struct KeyboardPicture {
  let type: String
  let plane: String
  let language: KeyboardLanguage
  /// The title of the return key; `nil` for the usual one.
  let returnTitle: String?
  let isReturnKeyDisabled: Bool
  let frame: RenderFrame
  private let isDark: Bool
  private let tint: String

  init(of node: RenderNode, in frame: RenderFrame, _ language: KeyboardLanguage, isDark: Bool, tint: String) {
    type = node.word("type") ?? "default"
    let first = type == "numbersAndPunctuation" ? "numbers" : "letters"
    plane = node.word("plane") ?? first
    returnTitle = node.word("returnKey")
    isReturnKeyDisabled = node.states.contains("returnKeyDisabled")
    (self.language, self.frame, self.isDark, self.tint) = (language, frame, isDark, tint)
  }

  /// The color between the keys.
  static func background(isDark: Bool) -> String { isDark ? "#2b2b2d" : "#d1d3d9" }

  var svg: String {
    let placed = rows.isEmpty ? kanaKeys : placedKeys
    let groups: [(KeyboardKeyPicture.Role, String)] = [
      (.letter, isDark ? "#6b6b6e" : "#ffffff"), (.system, isDark ? "#464649" : "#abb0ba"), (.action, tint),
    ]
    let shapes = groups.map { role, fill in
      let frames = placed.filter { self.role(of: $0.key) == role }.map(\.frame)
      guard !frames.isEmpty else { return "" }
      // The edge below the keys.
      let shade = frames.map { frame in
        RenderFrame(x: frame.x, y: frame.y + 1, width: frame.width, height: frame.height)
          .svgRect(fill: nil, radius: 5)
      }.joined()
      let keys = frames.map { $0.svgRect(fill: nil, radius: 5) }.joined()
      return "<g fill=\"\(isDark ? "#1a1a1b" : "#898b90")\">\(shade)</g><g fill=\"\(fill)\">\(keys)</g>"
    }.joined()
    return shapes + titles(of: placed) + signs(of: placed) + bottomSigns + tag
  }

  /// The role by which a key is painted.
  private func role(of key: KeyboardKeyPicture) -> KeyboardKeyPicture.Role {
    switch key.role {
    case .space: .letter
    case .action: key.isDisabled ? .system : .action
    case .system: key.isOn ? .letter : .system
    case .letter, .gap: key.role
    }
  }

  /// The height of a row in points, as in the toolkit.
  var rowHeight: Double {
    let usual = frame.width < 500 ? 54.0 : frame.height < 250 ? 37.5 : frame.height < 330 ? 66 : 88
    return min(usual, frame.height / 4)
  }

  typealias Placed = (key: KeyboardKeyPicture, frame: RenderFrame)

  /// The keys with their frames: the space key takes the remaining width of its row.
  private var placedKeys: [Placed] {
    let unit = frame.width / columns
    return rows.enumerated().flatMap { index, row -> [Placed] in
      let used = row.reduce(0) { $0 + ($1.role == .space ? 0 : $1.units) } * unit
      let rest = max(unit, frame.width - used)
      let widths = row.map { $0.role == .space ? rest : $0.units * unit }
      var x = max(0, (frame.width - widths.reduce(0, +)) / 2)
      return zip(row, widths).map { key, width in
        defer { x += width }
        return (key, keyFrame(x: x, y: Double(index) * rowHeight, width: width, height: rowHeight))
      }
    }
  }

  /// Returns the visible part of a key.
  private func keyFrame(x: Double, y: Double, width: Double, height: Double) -> RenderFrame {
    let gap = rowHeight * 0.1
    return RenderFrame(
      x: x + 3, y: y + gap * 1.2, width: max(1, width - 6), height: max(1, height - 2 * gap))
  }

  /// The twelve kana keys, with the keys at both sides of them.
  private var kanaKeys: [Placed] {
    let columns = [
      ["→", "↺", "ABC", "☻"].map { KeyboardKeyPicture($0, .system) },
      ["あ", "た", "ま", "^^"].map { KeyboardKeyPicture($0) },
      ["か", "な", "や", "わ"].map { KeyboardKeyPicture($0) },
      ["さ", "は", "ら", "、。?!"].map { KeyboardKeyPicture($0) },
    ]
    let unit = frame.width / 5
    let keys = columns.enumerated().flatMap { column, keys in
      keys.enumerated().map { row, key in
        (key, keyFrame(x: Double(column) * unit, y: Double(row) * rowHeight, width: unit, height: rowHeight))
      }
    }
    let ends = [
      (KeyboardKeyPicture("", .system, sign: .delete), 0.0, 1.0),
      (KeyboardKeyPicture(language.titles.space, .system), 1, 1), (returnKey, 2, 2),
    ].map { key, row, rows in
      (key, keyFrame(x: 4 * unit, y: row * rowHeight, width: unit, height: rows * rowHeight))
    }
    return keys + ends
  }
}

// What is on the keys.
extension KeyboardPicture {
  private var ink: String { isDark ? "#ffffff" : "#000000" }

  private func titles(of keys: [Placed]) -> String {
    let letters = keys.filter { !$0.key.title.isEmpty }
    let texts = letters.map { key, frame in title(of: key, in: frame) }.joined()
    return "<g text-anchor=\"middle\" fill=\"\(ink)\" font-size=\"\(letterSize.decimalText)\">\(texts)</g>"
  }

  private var letterSize: Double { isNumberPad ? 25 : min(24, rowHeight * 0.42) }

  private func title(of key: KeyboardKeyPicture, in frame: RenderFrame) -> String {
    let isWord = key.title.count > 1 || key.role != .letter
    let size = isWord ? min(16, rowHeight * 0.36) : letterSize
    let font = WireframeFont(size: size)
    let fill =
      switch key.role {
      case .action where !key.isDisabled: " fill=\"#ffffff\""
      case _ where key.isDisabled: " fill-opacity=\"0.4\""
      default: ""
      }
    let shift = key.subtitle.isEmpty ? 0 : -6.0
    let x = (frame.x + frame.width / 2).inTenths.decimalText
    let y = (frame.y + frame.height / 2 + size * 0.35 + shift).inTenths.decimalText
    // Only a word can be wider than its key.
    let width = font.ruler.width(of: key.title)
    let length = isWord ? WireframeFont.length(min(width, frame.width - 6), of: key.title) : ""
    let own = size == letterSize ? "" : " font-size=\"\(size.decimalText)\""
    let text = "<text x=\"\(x)\" y=\"\(y)\"\(own)\(fill)\(length)>\(key.title.xmlText)</text>"
    guard !key.subtitle.isEmpty else { return text }
    let below = (frame.y + frame.height / 2 + 16).inTenths.decimalText
    return text
      + "<text x=\"\(x)\" y=\"\(below)\" font-size=\"9\" letter-spacing=\"1\">\(key.subtitle)</text>"
  }

  private func signs(of keys: [Placed]) -> String {
    let signs = keys.compactMap { key, frame in
      key.sign.map { sign in
        self.sign(
          sign, x: frame.x + frame.width / 2, y: frame.y + frame.height / 2, isFilled: key.isOn)
      }
    }
    guard !signs.isEmpty else { return "" }
    return """
      <g fill="none" stroke="\(ink)" stroke-width="1.5" stroke-linejoin="round">\(signs.joined())</g>
      """
  }

  private func sign(_ sign: KeyboardSign, x: Double, y: Double, isFilled: Bool) -> String {
    """
    <path transform="translate(\(x.inTenths.decimalText) \(y.inTenths.decimalText))" d="\(sign.data)"\
    \(isFilled ? " fill=\"\(ink)\"" : "")/>
    """
  }

  /// The globe and the microphone below the keys of a phone without a home button.
  private var bottomSigns: String {
    let room = frame.height - 4 * rowHeight
    guard room > 60, frame.width < 500 else { return "" }
    let y = 4 * rowHeight + 24
    return """
      <g fill="none" stroke="\(ink)" stroke-width="1.4" opacity="0.7">\
      \(sign(.globe, x: 38, y: y, isFilled: false))\
      \(sign(.microphone, x: frame.width - 38, y: y, isFilled: false))</g>
      """
  }

  /// The name of a script whose keys are not drawn, in a corner.
  private var tag: String {
    guard case .other(let script) = language else { return "" }
    let font = WireframeFont(size: 9)
    let width = font.ruler.width(of: script) + 10
    return RenderFrame(x: 6, y: frame.height - 20, width: width, height: 14)
      .svgRect(fill: ink, radius: 4, opacity: 0.15)
        + """
        <text x="11" y="\((frame.height - 10).decimalText)" font-size="9" fill="\(ink)"\
        \(WireframeFont.length(width - 10, of: script))>\(script)</text>
        """
  }
}
