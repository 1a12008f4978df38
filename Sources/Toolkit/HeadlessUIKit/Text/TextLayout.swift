import FontMetrics
import Foundation

/// Text broken into lines that fit a width.
///
///     let layout = TextLayout("Hello world", font: .systemFont(ofSize: 10), width: 30)
///     layout.lines  // ["Hello", "world"]
///     layout.size(ofLines: 1)  // About 23.2 by 11.9 points.
struct TextLayout: Hashable, Sendable {
  let lines: [Substring]
  let text: StyledText
  let width: CGFloat

  /// Breaks text at line feeds, and lines wider than `width` points between words or ideographs.
  ///
  /// A word that is wider than a line is broken between characters. White space at a break hangs
  /// over the edge and takes no space, as in TextKit.
  init(_ text: StyledText, width: CGFloat = .infinity) {
    self.text = text
    self.width = width
    let room = width + Self.tolerance
    let breaker = LineBreaker(
      width: Double(room), breaksWords: text.paragraph.lineBreakMode == .byCharWrapping,
      end: { Double(text.end(of: $0, at: $1, from: CGFloat($2))) },
      hyphenWidth: { Double(text.hyphenWidth(at: $0)) })
    lines = text.string.paragraphs.flatMap {
      text.width(of: $0) <= room ? [$0] : breaker.lines(of: $0)
    }
  }

  /// By how much a line may be wider than its room, in points: what rounding a width up to whole pixels tolerates.
  private static let tolerance: CGFloat = 0.001

  init(_ text: String, font: UIFont, width: CGFloat = .infinity) {
    self.init(StyledText(text, font: font), width: width)
  }

  /// The size of all lines, in points, not rounded.
  var size: CGSize { size(ofLines: lines.count) }

  /// The size of the first lines: the width of the widest and the height of all, in points, not
  /// rounded.
  func size(ofLines count: Int) -> CGSize {
    let shown = lines.prefix(count)
    let widest = shown.map { text.width(of: $0) }.max() ?? 0
    // Hanging spaces may make a line wider than the limit.
    return CGSize(width: min(widest, width), height: height(of: shown))
  }

  /// The height of the first lines in points, not rounded.
  func height(ofLines count: Int) -> CGFloat {
    height(of: lines.prefix(count))
  }

  private func height(of shown: ArraySlice<Substring>) -> CGFloat {
    usualLineHeight.map { CGFloat(shown.count) * $0 } ?? bottoms(of: shown).last ?? 0
  }

  /// Returns the greatest number of lines, from the first on, whose height is at most `height`; at least one.
  func lines(fitting height: CGFloat, atMost limit: Int) -> Int {
    guard height >= 0 else { return 1 }
    if let usualLineHeight {
      guard usualLineHeight > 0 else { return limit }
      let nearest = (height / usualLineHeight).rounded()
      guard nearest < CGFloat(limit) + 1 else { return limit }
      return min(limit, max(1, Int(nearest) - (nearest * usualLineHeight > height ? 1 : 0)))
    }
    return max(1, bottoms(of: lines.prefix(limit)).prefix { $0 <= height }.count)
  }

  /// Returns how far below the first line's top each line ends, in points. The space between two lines is above the
  /// second one.
  func bottoms(of shown: ArraySlice<Substring>) -> [CGFloat] {
    var (bottoms, bottom, space) = ([CGFloat](), CGFloat(0), CGFloat(0))
    for line in shown {
      bottom += space + text.lineHeight(of: line)
      bottoms.append(bottom)
      space =
        (text.usesLeading ? text.leading(of: line) : 0) + text.paragraph.lineSpacing + spacing(after: line)
    }
    return bottoms
  }

  /// The height of each line if one font decides it, which is the usual case; `nil` otherwise.
  private var usualLineHeight: CGFloat? {
    let run = text.runs[0]
    guard text.runs.count == 1, run.attachment == nil, run.font.leading == 0,
      text.paragraph.hasUsualLines
    else { return nil }
    return run.font.lineHeight
  }

  /// Returns the space after a paragraph if the line is its last; otherwise 0.
  private func spacing(after line: Substring) -> CGFloat {
    let isLast = line.endIndex < text.string.endIndex && text.string[line.endIndex].isNewline
    return isLast ? text.paragraph.paragraphSpacing : 0
  }
}

extension TextLayout {
  /// Returns the visible text in at most `limit` lines, or `nil` if that is all of it; 0 is no
  /// limit.
  ///
  /// If text is left out, the paragraph's line break mode decides how the last line ends: with an
  /// ellipsis at its end, at its beginning or in its middle, at the edge, or at the end of a word.
  func truncatedText(toLines limit: Int) -> String? {
    guard limit > 0, limit < lines.count else { return nil }
    let last = lines[limit - 1]
    // The ellipsis replaces the rest of its paragraph only.
    let rest = text.string[last.startIndex...].prefix { !$0.isNewline }
    return text.string[..<last.startIndex] + truncated(rest, wrapped: last)
  }

  private func truncated(_ paragraph: Substring, wrapped line: Substring) -> String {
    switch text.paragraph.lineBreakMode {
    case .byWordWrapping, .byCharWrapping: String(line)
    case .byClipping: String(prefix(of: paragraph, within: width))
    case .byTruncatingHead: Self.ellipsis + suffix(of: paragraph)
    case .byTruncatingTail: prefix(of: paragraph, within: roomBesideEllipsis(at: line)) + Self.ellipsis
    case .byTruncatingMiddle: withoutMiddle(paragraph)
    }
  }

  private static let ellipsis = "…"

  private func roomBesideEllipsis(at line: Substring) -> CGFloat {
    width - text.run(at: line.startIndex).font.width(of: Self.ellipsis)
  }

  /// Returns the longest beginning that fits, without trailing spaces.
  private func prefix(of line: Substring, within room: CGFloat) -> Substring {
    var used: CGFloat = 0
    var end = line.startIndex
    for index in line.indices {
      used = text.end(of: line[index], at: index, from: used)
      if used > room { break }
      if line[index] != " " { end = line.index(after: index) }
    }
    return line[..<end]
  }

  /// Returns the longest end that fits after an ellipsis, without leading spaces.
  private func suffix(of line: Substring) -> Substring {
    let room = roomBesideEllipsis(at: line)
    var used: CGFloat = 0
    var start = line.endIndex
    for index in line.indices.reversed() {
      used += text.advance(of: line[index], at: index)
      if used > room { break }
      if line[index] != " " { start = index }
    }
    return line[start...]
  }

  /// Returns a beginning and an end of about the same width, with an ellipsis between them.
  private func withoutMiddle(_ line: Substring) -> String {
    let room = roomBesideEllipsis(at: line)
    var (start, end) = (line.startIndex, line.endIndex)
    var (front, back): (CGFloat, CGFloat) = (0, 0)
    while start < end {
      let isFront = front <= back
      let index = isFront ? start : line.index(before: end)
      let advance = text.advance(of: line[index], at: index)
      if front + back + advance > room { break }
      if isFront {
        front += advance
        start = line.index(after: start)
      } else {
        back += advance
        end = index
      }
    }
    return line[..<start] + Self.ellipsis + line[end...]
  }
}
