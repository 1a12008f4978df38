/// A node's drawing by code, as a picture of its operations.
///
///     let frame = RenderFrame(x: 16, y: 44, width: 10, height: 10)
///     WireframeDrawing("fill #FF0000 M0 0 L10 0 L10 10 Z", in: frame, colors).svg
///     // <g transform="translate(16 44)"><path d="M0 0 L10 0 L10 10 Z" fill="#FF0000"/></g>
///
/// A tree has the operations of a short drawing in words, separated by semicolons. Operations that a
/// picture cannot show are left out.
struct WireframeDrawing {
  private let colors: WireframeColors
  private(set) var svg = ""
  private var size: (width: Double, height: Double)?
  /// The attribute that clips the next operations, and the one that blends them with the background.
  private var clip = ""
  private var blend = ""

  /// - Parameters:
  ///   - text: The operations.
  ///   - frame: The frame of the drawing; a drawing of another size is stretched.
  ///   - colors: The colors of the appearance.
  init(_ text: String, in frame: RenderFrame, _ colors: WireframeColors) {
    self.colors = colors
    for operation in text.drawnParts(at: ";") { add(operation.drawnParts(at: " ")) }
    guard !svg.isEmpty else { return }
    var moves: [String] = []
    if frame.x != 0 || frame.y != 0 {
      moves.append("translate(\(frame.x.decimalText) \(frame.y.decimalText))")
    }
    if let size, size.width > 0, size.height > 0 {
      moves.append(
        "scale(\((frame.width / size.width).decimalText) \((frame.height / size.height).decimalText))")
    }
    if !moves.isEmpty { svg = "<g transform=\"\(moves.joined(separator: " "))\">\(svg)</g>" }
  }

  private mutating func add(_ words: [String]) {
    guard let kind = words.first else { return }
    let rest = Array(words.dropFirst())
    switch kind {
    case "size": size = rest.numbers(2).map { ($0[0], $0[1]) }
    case "fill": addFill(rest)
    case "stroke": addStroke(rest)
    case "text": addText(rest)
    case "image": addImage(rest)
    case "clip": addClip(rest)
    case "unclip": clip = ""
    case "blend": blend = Self.blendModes[rest.first ?? ""].map { " style=\"mix-blend-mode:\($0)\"" } ?? ""
    default: break
    }
  }

  private static let blendModes = [
    "multiply": "multiply", "screen": "screen", "overlay": "overlay", "darken": "darken",
    "lighten": "lighten",
    "colorDodge": "color-dodge", "colorBurn": "color-burn", "softLight": "soft-light",
    "hardLight": "hard-light",
    "difference": "difference", "exclusion": "exclusion", "hue": "hue", "saturation": "saturation",
    "color": "color", "luminosity": "luminosity", "plusLighter": "plus-lighter",
  ]

  private mutating func addFill(_ words: [String]) {
    let isEvenOdd = words.first == "evenodd"
    let words = isEvenOdd ? Array(words.dropFirst()) : words
    guard let color = colors.color(words.first), let data = words.dropFirst().pathData else { return }
    let rule = isEvenOdd ? " fill-rule=\"evenodd\"" : ""
    svg += "<path d=\"\(data)\" fill=\"\(color)\"\(rule)\(clip)\(blend)/>"
  }

  private mutating func addStroke(_ words: [String]) {
    guard words.count > 2, let color = colors.color(words[0]), let width = Double(words[1]), width.isFinite,
      let start = words.firstIndex(where: { $0.utf8.first == UInt8(ascii: "M") }),
      let data = words[start...].pathData
    else { return }
    var attributes = " stroke=\"\(color)\" stroke-width=\"\(width.decimalText)\""
    let looks = words[2..<start]
    for look in looks where ["round", "square"].contains(look) { attributes += " stroke-linecap=\"\(look)\"" }
    if looks.contains("round-join") { attributes += " stroke-linejoin=\"round\"" }
    if looks.contains("bevel-join") { attributes += " stroke-linejoin=\"bevel\"" }
    if let dashes = looks.firstIndex(of: "dashes") {
      let lengths = looks[(dashes + 1)...].compactMap(Double.init).filter { $0.isFinite && $0 >= 0 }
      attributes += " stroke-dasharray=\"\(lengths.map(\.decimalText).joined(separator: " "))\""
    }
    svg += "<path d=\"\(data)\" fill=\"none\"\(attributes)\(clip)\(blend)/>"
  }

  private mutating func addText(_ words: [String]) {
    guard words.count > 6, let frame = Array(words[1...]).numbers(4) else { return }
    let size = words[5].split(separator: "-").last.flatMap { Double($0) } ?? 17
    guard size.isFinite else { return }
    let weight =
      ["semibold", "bold", "heavy", "black"].contains { words[5].hasPrefix($0) } ? " font-weight=\"600\"" : ""
    svg += """
      <text x="\(frame[0].decimalText)" y="\((frame[1] + size * 0.95).decimalText)" \
      font-size="\(size.decimalText)" fill="\(colors.color(words[6]) ?? colors.ink)"\(weight)\(clip)>\
      \(words[0].unquotedDrawing.xmlText)</text>
      """
  }

  private mutating func addImage(_ words: [String]) {
    guard words.count > 4, let frame = Array(words[1...]).numbers(4) else { return }
    let box = RenderFrame(x: frame[0], y: frame[1], width: abs(frame[2]), height: abs(frame[3]))
    svg += box.svgRect(fill: colors.control, radius: min(box.width, box.height) * 0.12, attributes: clip)
  }

  /// A picture can clip to one path only, so the last of several is used.
  private mutating func addClip(_ words: [String]) {
    let last = words.split { $0.hasSuffix(",") }.last.map(Array.init) ?? words
    let data = last.first == "evenodd" ? last.dropFirst().pathData : last[...].pathData
    clip = data.map { " clip-path=\"path('\($0)')\"" } ?? ""
  }
}

extension WireframeBox {
  /// The drawing of the node by code; empty if the tree has no operations.
  var drawn: String {
    node.word("drawing").map { WireframeDrawing($0, in: frame, colors).svg } ?? ""
  }
}

extension String {
  /// Returns the parts between separators outside single quotes, without leading spaces.
  fileprivate func drawnParts(at separator: Character) -> [String] {
    var (parts, part, isQuoted, isEscaped) = ([String](), "", false, false)
    for character in self {
      if character == separator, !isQuoted {
        parts.append(part)
        part = ""
        continue
      }
      part.append(character)
      if character == "'", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
    }
    return (parts + [part]).map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
  }

  /// The text between single quotes.
  fileprivate var unquotedDrawing: String {
    var (text, isEscaped) = ("", false)
    for character in dropFirst().dropLast() {
      if character == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      text.append(isEscaped && character == "n" ? " " : character)
      isEscaped = false
    }
    return text
  }
}

extension [String] {
  /// Returns the first `count` words as finite numbers; `nil` if one of them is not a finite number.
  fileprivate func numbers(_ count: Int) -> [Double]? {
    let numbers = prefix(count).compactMap(Double.init).filter(\.isFinite)
    return numbers.count == count ? numbers : nil
  }
}

extension ArraySlice<String> {
  /// The words as path data; `nil` if they are not path data.
  fileprivate var pathData: String? {
    let data = joined(separator: " ")
    return data.isPathData ? data : nil
  }
}
