import FontMetrics

/// The parts of a text that look different, as the attribute `runs` lists them.
///
///     let font = WireframeFont("regular-17", usualSize: 17)
///     var runs = WireframeRuns(of: "Hello World", "6-11 bold-17", in: font)
///     runs?.spans(of: "Hello World", colors).content  // Hello <tspan font-weight="700">World</tspan>
struct WireframeRuns {
  private let text: String
  /// The parts in the order of their beginnings.
  private let looks: [Look]
  private let font: WireframeFont
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
  init?(of text: String?, _ runs: String?, in font: WireframeFont) {
    guard let text, let runs else { return nil }
    self.text = text
    self.font = font
    position = text.startIndex
    looks = runs.split(separator: ";").compactMap { run in
      let words = run.split(separator: " ")
      let ends = words.first?.split(separator: "-").compactMap { Int($0) } ?? []
      guard ends.count == 2, ends[0] >= 0, ends[0] < ends[1] else { return nil }
      return Look(range: ends[0]..<ends[1], words: Array(words.dropFirst()))
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The elements of a line, and its width in points.
  typealias Spans = (content: String, width: Double)

  /// Returns the elements of a line; each call continues where the previous line ended.
  ///
  /// Lines lack some white space of the text, and may have an ellipsis instead of a part of it, which
  /// looks like the letter before it.
  mutating func spans(of line: String, _ colors: WireframeColors) -> Spans {
    var spans: [(part: Part, letters: String)] = []
    for letter in line {
      // A letter that the rest of the text lacks is an ellipsis.
      let found = find(letter)
      let part = found.map { self.part(at: $0.utf16Offset(in: text), colors) } ?? spans.last?.part ?? Part()
      if spans.last?.part.attributes == part.attributes {
        spans[spans.count - 1].letters.append(letter)
      } else {
        spans.append((part, String(letter)))
      }
    }
    let content = spans.map { part, letters in
      part.attributes.isEmpty ? letters.xmlText : "<tspan\(part.attributes)>\(letters.xmlText)</tspan>"
    }.joined()
    return (content, spans.reduce(0) { $0 + ($1.part.font ?? font).ruler.width(of: $1.letters) })
  }

  /// What a part's element says, and its font if it has one of its own.
  private struct Part {
    var attributes = ""
    var font: WireframeFont?
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

  /// Returns the part at an offset, which may not be less than in previous calls.
  private mutating func part(at offset: Int, _ colors: WireframeColors) -> Part {
    while nextLook < looks.count, looks[nextLook].range.upperBound <= offset { nextLook += 1 }
    guard nextLook < looks.count, looks[nextLook].range.contains(offset) else { return Part() }
    var part = Part()
    var lines: [String] = []
    for word in looks[nextLook].words {
      switch word {
      case "underline", "link": lines.append("underline")
      case "strikethrough": lines.append("line-through")
      case _ where word.hasPrefix("color="):
        if let color = colors.color(String(word.dropFirst("color=".count))) {
          part.attributes += " fill=\"\(color)\""
        }
      case _ where !word.contains("="):
        let own = WireframeFont(String(word), usualSize: font.size)
        part.attributes += own.attributesOfPart(in: font)
        part.font = own
      default: break
      }
    }
    if let line = lines.first { part.attributes += " text-decoration=\"\(line)\"" }
    return part
  }
}
