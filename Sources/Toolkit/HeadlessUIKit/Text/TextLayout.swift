import Foundation

/// Text broken into lines that fit a width.
///
///     let layout = TextLayout("Hello world", font: .systemFont(ofSize: 10), width: 30)
///     layout.lines  // ["Hello", "world"]
///     layout.size(ofLines: 1)  // About 22.8 by 11.9 points.
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
    lines = text.string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap {
      Self.broken($0, of: text, width: width)
    }
  }

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
    // The usual case: one font decides the height of all lines.
    if text.runs.count == 1, text.runs[0].attachment == nil, text.paragraph == ParagraphMetrics() {
      return CGFloat(shown.count) * text.runs[0].font.lineHeight
    }
    let heights = shown.reduce(0) { $0 + text.lineHeight(of: $1) }
    return shown.dropLast().reduce(heights) { $0 + text.paragraph.lineSpacing + spacing(after: $1) }
  }

  /// Returns the space after a paragraph if the line is its last; otherwise 0.
  private func spacing(after line: Substring) -> CGFloat {
    let isLast = line.endIndex < text.string.endIndex && text.string[line.endIndex].isNewline
    return isLast ? text.paragraph.paragraphSpacing : 0
  }
}

extension TextLayout {
  /// The lines of one paragraph.
  private static func broken(_ paragraph: Substring, of text: StyledText, width: CGFloat) -> [Substring] {
    if text.width(of: paragraph) <= width { return [paragraph] }
    var lines: [Substring] = []
    var rest = paragraph
    while let end = lineEnd(of: rest, in: text, width: width) {
      lines.append(trimmed(rest[..<end]))
      rest = rest[end...].drop { $0 == " " }
    }
    // Spaces after the last break hang over its line, and begin no new one.
    return lines.isEmpty || !rest.isEmpty ? lines + [rest] : lines
  }

  /// Returns the end of the first line of `line`; `nil` if everything fits except hanging spaces.
  private static func lineEnd(of line: Substring, in text: StyledText, width: CGFloat) -> Substring.Index? {
    let breaksWords = text.paragraph.lineBreakMode == .byCharWrapping
    var used: CGFloat = 0
    var lastBreak: Substring.Index?
    var previous: Character?
    for index in line.indices {
      let character = line[index]
      // A break at a soft hyphen requires space for the visible hyphen.
      if !breaksWords, LineBreaking.allowsBreak(between: previous, and: character),
        previous != LineBreaking.softHyphen || used + text.hyphenWidth(at: index) <= width
      {
        lastBreak = index
      }
      used += text.advance(of: character, at: index)
      // Spaces hang over the edge.
      if used > width, character != " " {
        // Each line has at least one character, however narrow it is.
        return lastBreak ?? (index == line.startIndex ? line.index(after: index) : index)
      }
      previous = character
    }
    return nil
  }

  /// Returns the line without hanging spaces at its end.
  private static func trimmed(_ line: Substring) -> Substring {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
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
      used += text.advance(of: line[index], at: index)
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
