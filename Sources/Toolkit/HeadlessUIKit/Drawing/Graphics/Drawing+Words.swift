import Foundation

extension Drawing.Content {
  /// The operation as text: its kind, its colors and lines, and its position.
  var words: String {
    switch self {
    case .fill(let path, let rule, let color):
      ["fill", rule == .evenOdd ? "evenodd" : nil, color.drawn, path.data].words
    case .stroke(let path, let line, let color): ["stroke", color.drawn, line.words, path.data].words
    case .gradient(let colors, let stops, let start, let end, let isRadial):
      [
        "gradient", isRadial ? "radial" : nil,
        zip(colors, stops).map { "\($0.drawn) \($1.drawn)" }.joined(separator: ", "), "from", start.drawn,
        "to",
        end.drawn,
      ].words
    case .text(let text, let rect, let font, let color):
      ["text", text.drawn, rect.drawn, font.name, color.drawn].words
    case .image(let name, let rect): ["image", name.drawn, rect.drawn].words
    case .clear(let path): ["clear", path.data].words
    }
  }
}

extension Drawing.Line {
  /// The width, and what differs from a plain line.
  var words: String {
    [
      width.drawn, cap == .butt ? nil : "\(cap)", join == .miter ? nil : "\(join)-join",
      dashes.isEmpty ? nil : "dashes " + (dashes + (dashPhase == 0 ? [] : [dashPhase])).map(\.drawn).words,
    ].words
  }
}

extension Drawing.Look {
  /// The clips, blend mode and shadow that differ from the previous operation's.
  func words(after former: Drawing.Look) -> [String] {
    var words: [String] = []
    if clips != former.clips {
      let shapes = clips.map { [$0.rule == .evenOdd ? "evenodd" : nil, $0.path.data].words }
      words.append(clips.isEmpty ? "unclip" : "clip " + shapes.joined(separator: ", "))
    }
    if blendMode != former.blendMode { words.append("blend \(blendMode)") }
    if shadow != former.shadow { words.append("shadow \(shadow?.words ?? "none")") }
    return words
  }
}

extension Drawing.Shadow {
  fileprivate var words: String {
    [offset.width.drawn, offset.height.drawn, blur.drawn, color.drawn].words
  }
}

extension [String?] {
  /// The elements that are neither `nil` nor empty, separated by spaces.
  fileprivate var words: String { compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ") }
}

extension [String] {
  fileprivate var words: String { joined(separator: " ") }
}

extension [CGPath.Element] {
  fileprivate var data: String { CGPath(elements: self).pathData }
}

extension CGFloat {
  /// The number, rounded to thousandths.
  fileprivate var drawn: String { CGPath.text(self) }
}

extension CGPoint {
  fileprivate var drawn: String { "\(x.drawn) \(y.drawn)" }
}

extension CGRect {
  fileprivate var drawn: String { [minX, minY, width, height].map(\.drawn).words }
}

extension UIColor {
  fileprivate var drawn: String {
    spelling(in: .inEffect ?? UITraitCollection(userInterfaceStyle: .light)).text
  }
}

extension String {
  /// The text in single quotes, on one line.
  fileprivate var drawn: String {
    let escaped = [("\\", "\\\\"), ("'", "\\'"), ("\n", "\\n")].reduce(self) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
    return "'\(escaped)'"
  }
}
