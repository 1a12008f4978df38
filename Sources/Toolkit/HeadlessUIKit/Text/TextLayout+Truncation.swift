import Foundation

extension TextLayout {
  /// The text as it is seen in so many lines, or `nil` where all of it is; 0 lines are as many as there are.
  ///
  /// Where text is left out, the last line ends as the line break mode of its paragraph says: with, behind or around an
  /// ellipsis, at the edge, or at the end of a word.
  func truncatedText(toLines limit: Int) -> String? {
    guard limit > 0, limit < lines.count else { return nil }
    let last = lines[limit - 1]
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

  /// The longest beginning that fits, without blanks at its end.
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

  /// The longest end that fits behind an ellipsis, without blanks at its beginning.
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

  /// A beginning and an end of about the same width with an ellipsis between them.
  private func withoutMiddle(_ line: Substring) -> String {
    let room = roomBesideEllipsis(at: line)
    var (start, end) = (line.startIndex, line.endIndex)
    var (before, behind): (CGFloat, CGFloat) = (0, 0)
    while start < end {
      let isFront = before <= behind
      let index = isFront ? start : line.index(before: end)
      let advance = text.advance(of: line[index], at: index)
      if before + behind + advance > room { break }
      if isFront {
        before += advance
        start = line.index(after: start)
      } else {
        behind += advance
        end = index
      }
    }
    return line[..<start] + Self.ellipsis + line[end...]
  }
}
