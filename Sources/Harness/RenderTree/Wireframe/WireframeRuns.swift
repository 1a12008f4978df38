/// The parts of a text that look different, as the attribute `runs` lists them.
///
///     var runs = WireframeRuns(of: "Hello World", "6-11 bold-17", usualSize: 17)
///     runs?.spans(of: "Hello World", colors)  // Hello <tspan font-weight="600">World</tspan>
struct WireframeRuns {
  private let text: String
  /// The parts in the order of their beginnings.
  private let looks: [Look]
  private let usualSize: Double
  /// The position in the text after what was drawn last.
  private var position: String.Index
  /// The index of the first part that does not end before the position.
  private var nextLook = 0
  /// Letters that do not occur in the text after the position.
  private var missing: Set<Character> = []

  /// The look of a part, whose offsets are in UTF-16 units.
  private struct Look {
    var range: Range<Int>
    var words: [Substring]
  }

  /// Reads the parts of a node's text from an attribute; `nil` if all of the text looks the same.
  init?(of text: String?, _ runs: String?, usualSize: Double) {
    guard let text, let runs else { return nil }
    self.text = text
    self.usualSize = usualSize
    position = text.startIndex
    looks = runs.split(separator: ";").compactMap { run in
      let words = run.split(separator: " ")
      let ends = words.first?.split(separator: "-").compactMap { Int($0) } ?? []
      guard ends.count == 2, ends[0] >= 0, ends[0] < ends[1] else { return nil }
      return Look(range: ends[0]..<ends[1], words: Array(words.dropFirst()))
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Returns the elements of a line; each call continues where the previous line ended.
  ///
  /// Lines lack some white space of the text, and may have an ellipsis instead of a part of it, which
  /// looks like the letter before it.
  mutating func spans(of line: String, _ colors: WireframeColors) -> String {
    var spans: [(attributes: String, letters: String)] = []
    for letter in line {
      // A letter that the rest of the text lacks is an ellipsis.
      let found = find(letter)
      let attributes =
        found.map { self.attributes(at: $0.utf16Offset(in: text), colors) } ?? spans.last?.attributes ?? ""
      if spans.last?.attributes == attributes {
        spans[spans.count - 1].letters.append(letter)
      } else {
        spans.append((attributes, String(letter)))
      }
    }
    return spans.map { attributes, letters in
      attributes.isEmpty ? letters.xmlText : "<tspan\(attributes)>\(letters.xmlText)</tspan>"
    }.joined()
  }

  /// Returns the next position of a letter in the text, and continues after it.
  private mutating func find(_ letter: Character) -> String.Index? {
    guard !missing.contains(letter) else { return nil }
    guard let found = text[position...].firstIndex(of: letter) else {
      // Not searched for again: a letter that is missing here is missing in the rest, too.
      missing.insert(letter)
      return nil
    }
    position = text.index(after: found)
    return found
  }

  /// Returns the attributes at an offset, which may not be less than in previous calls.
  private mutating func attributes(at offset: Int, _ colors: WireframeColors) -> String {
    while nextLook < looks.count, looks[nextLook].range.upperBound <= offset { nextLook += 1 }
    guard nextLook < looks.count, looks[nextLook].range.contains(offset) else { return "" }
    let look = looks[nextLook]
    var attributes = ""
    var lines: [String] = []
    for word in look.words {
      switch word {
      case "underline", "link": lines.append("underline")
      case "strikethrough": lines.append("line-through")
      case _ where word.hasPrefix("color="):
        if let color = colors.color(String(word.dropFirst("color=".count))) {
          attributes += " fill=\"\(color)\""
        }
      case _ where !word.contains("="): attributes += font(String(word))
      default: break
      }
    }
    guard let line = lines.first else { return attributes }
    return attributes + " text-decoration=\"\(line)\""
  }

  /// The attributes of a font such as `semibold-17`.
  private func font(_ name: String) -> String {
    let weight = " font-weight=\"\(name.isBoldFont ? 600 : 400)\""
    guard let size = name.split(separator: "-").last.flatMap({ Double($0) }), size.isFinite, size != usualSize
    else { return weight }
    return weight + " font-size=\"\(max(4, min(size, 200)).decimalText)\""
  }
}

extension String {
  /// Whether a font of this name, such as `semibold-17`, is drawn with bold letters.
  var isBoldFont: Bool {
    ["semibold", "bold", "heavy", "black", "medium"].contains { contains($0) }
  }
}
