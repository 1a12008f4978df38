import FontMetrics
import Foundation

/// Text whose parts may have different fonts, with the attributes that affect its dimensions.
///
///     let text = StyledText("AB", font: .systemFont(ofSize: 10))
///     text.width(of: text.string[...])  // 13.42 points
struct StyledText: Hashable, Sendable {
  let string: String
  /// The parts in order, at least one; together they cover the text.
  let runs: [Run]
  var paragraph: ParagraphMetrics = ParagraphMetrics()
  /// Whether the fonts' leading counts between lines, as in labels and text views.
  var usesLeading: Bool = true

  /// A part in one font, which begins at the end of the previous one.
  struct Run: Hashable, Sendable {
    let end: String.Index
    var font: UIFont
    /// The space after each character in points.
    var kern: CGFloat = 0
    /// The space for the part instead of its character, if it is an attachment.
    var attachment: AttachmentRoom?

    /// Returns the width of a text of the part in points, without the space after characters.
    func width(of text: Substring) -> CGFloat { attachment?.width ?? font.width(of: text) }
  }

  /// The space for a picture on a line, in points.
  struct AttachmentRoom: Hashable, Sendable {
    let width: CGFloat
    /// The height above the baseline.
    let height: CGFloat
  }

  /// Text in one font.
  init(_ string: String, font: UIFont) {
    self.string = string
    runs = [Run(end: string.endIndex, font: font)]
  }

  init(_ string: String, runs: [Run], paragraph: ParagraphMetrics) {
    (self.string, self.runs, self.paragraph) = (string, runs, paragraph)
  }
}

extension StyledText {
  /// Returns the text with every font scaled by a factor.
  func scaled(by factor: CGFloat) -> StyledText {
    let scaled = runs.map {
      Run(
        end: $0.end, font: $0.font.withSize($0.font.pointSize * factor), kern: $0.kern,
        attachment: $0.attachment)
    }
    return StyledText(string, runs: scaled, paragraph: paragraph)
  }

  /// Returns the part that contains a position in the text; the last one at the end of the text.
  func run(at index: String.Index) -> Run {
    // Most texts have one font, and this is called for each character.
    if runs.count == 1 { return runs[0] }
    return runs[min(runs.count - 1, firstRun(endingAfter: index))]
  }

  /// Returns the index of the first part that ends after a position; the number of parts if there
  /// is not such a part.
  private func firstRun(endingAfter index: String.Index) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end > index { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the advance of one character in points, including the space after it; a tab is as wide as the
  /// distance between two tab stops.
  func advance(of character: Character, at index: String.Index) -> CGFloat {
    character.isTab ? paragraph.tabInterval : usualAdvance(of: character, at: index)
  }

  private func usualAdvance(of character: Character, at index: String.Index) -> CGFloat {
    let run = run(at: index)
    if let attachment = run.attachment { return attachment.width + run.kern }
    return CGFloat(run.font.ruler.advance(of: character)) + run.kern
  }

  /// Returns where a line ends once a character is added to it, in points from its beginning.
  ///
  /// - Parameters:
  ///   - character: The character.
  ///   - index: Its position in the text.
  ///   - x: Where the line ended before. A tab extends to the next tab stop after it.
  func end(of character: Character, at index: String.Index, from x: CGFloat) -> CGFloat {
    character.isTab ? paragraph.tabStop(after: x) : x + usualAdvance(of: character, at: index)
  }

  /// Returns the width of a part on one line in points, including the hyphen for a soft hyphen at
  /// its end.
  func width(of line: Substring) -> CGFloat {
    let hyphen = line.last == LineBreaking.softHyphen ? hyphenWidth(at: line.endIndex) : 0
    guard line.utf8.contains(0x09) else { return hyphen + width(ofPieces: line) }
    // Each part before a tab ends at a tab stop.
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
    let last = parts.dropLast().reduce(0) { paragraph.tabStop(after: $0 + width(ofPieces: $1)) }
    return last + width(ofPieces: parts[parts.count - 1]) + hyphen
  }

  private func width(ofPieces line: Substring) -> CGFloat {
    // Most texts have one font.
    if runs.count == 1, runs[0].kern == 0, runs[0].attachment == nil { return runs[0].font.width(of: line) }
    return pieces(of: line).reduce(0) { sum, piece in
      // Counts characters only if necessary, since that reads the whole text.
      let kern = piece.run.kern == 0 ? 0 : piece.run.kern * CGFloat(piece.text.count)
      return sum + piece.run.width(of: piece.text) + kern
    }
  }

  func hyphenWidth(at index: String.Index) -> CGFloat {
    run(at: index).font.width(of: "-")
  }

  /// Returns the height of a line in points: the height of its largest font or picture.
  func lineHeight(of line: Substring) -> CGFloat {
    let runs = line.isEmpty ? [run(at: line.startIndex)] : pieces(of: line).map(\.run)
    return paragraph.lineHeight(runs.map { max($0.font.lineHeight, $0.attachment?.height ?? 0) }.max() ?? 0)
  }

  /// Returns how far a line reaches below its baseline, in points.
  func descent(of line: Substring) -> CGFloat { fonts(of: line).map { -$0.descender }.max() ?? 0 }

  /// Returns how far a line reaches above its baseline, in points. Height that its paragraph's style adds is above the
  /// letters, as in TextKit.
  func ascent(of line: Substring) -> CGFloat { lineHeight(of: line) - descent(of: line) }

  /// Returns the largest leading of a line's fonts in points: the space below it if another line follows.
  func leading(of line: Substring) -> CGFloat {
    fonts(of: line).map(\.leading).max() ?? 0
  }

  private func fonts(of line: Substring) -> [UIFont] {
    line.isEmpty ? [run(at: line.startIndex).font] : pieces(of: line).map(\.run.font)
  }

  /// Returns a part of the text, divided by fonts.
  private func pieces(of line: Substring) -> [(run: Run, text: Substring)] {
    if runs.count == 1 { return [(runs[0], line)] }
    var (pieces, start) = ([] as [(run: Run, text: Substring)], line.startIndex)
    for run in runs[firstRun(endingAfter: start)...] {
      if start >= line.endIndex { break }
      let end = min(run.end, line.endIndex)
      pieces.append((run, string[start..<end]))
      start = end
    }
    return pieces
  }
}

extension StyledText {
  /// Makes the text of an attributed string; `font` and `paragraph` are for parts without these
  /// attributes.
  ///
  /// The paragraph style at the beginning applies to the whole text.
  init(_ attributed: NSAttributedString, font: UIFont, paragraph: ParagraphMetrics = ParagraphMetrics()) {
    let string = attributed.string
    var (runs, paragraph) = ([] as [Run], paragraph)
    let whole = NSRange(location: 0, length: attributed.length)
    attributed.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      if runs.isEmpty, let style = attributes[.paragraphStyle] as? NSParagraphStyle {
        paragraph = style.metrics
      }
      let end = String.Index(utf16Offset: range.location + range.length, in: string)
      let attachment = (attributes[.attachment] as? NSTextAttachment)?.room
      runs.append(
        Run(
          end: end, font: attributes[.font] as? UIFont ?? font, kern: Self.number(attributes[.kern]),
          attachment: attachment))
    }
    // Empty text has no attributes, but its line has a font's height.
    if runs.isEmpty { runs = [Run(end: string.endIndex, font: font)] }
    self.init(string, runs: runs, paragraph: paragraph)
  }

  /// A number of any of the types that callers use for attributes.
  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: 0
    }
  }
}

extension Character {
  fileprivate var isTab: Bool { singleByte == UInt8(ascii: "\t") }
}
