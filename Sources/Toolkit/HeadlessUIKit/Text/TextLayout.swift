import Foundation

/// A text broken into lines that fit a width.
struct TextLayout: Hashable, Sendable {
  let lines: [Substring]
  /// The width of the widest line and the height of all lines, in points, not rounded.
  let size: CGSize

  /// Breaks `text` at line feeds, and between words where a line is wider than `width`.
  ///
  /// A word that is wider than a line of its own is broken between characters. White space at a break hangs over the
  /// edge and takes no room, as in TextKit.
  init(_ text: String, font: UIFont, width: CGFloat = .infinity) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      Self.broken($0, font: font, width: width)
    }
    let widest = lines.map { font.width(of: $0) }.max() ?? 0
    size = CGSize(width: min(widest, width), height: CGFloat(lines.count) * font.lineHeight)
  }

  /// One paragraph as lines.
  private static func broken(_ paragraph: Substring, font: UIFont, width: CGFloat) -> [Substring] {
    var lines: [Substring] = []
    var rest = paragraph
    while font.width(of: rest) > width, let end = lineEnd(of: rest, font: font, width: width) {
      lines.append(trimmed(rest[..<end]))
      rest = rest[end...].drop { $0 == " " }
    }
    return lines + [rest]
  }

  /// Where the first line of `text` ends, or `nil` if all of it fits but for hanging blanks.
  private static func lineEnd(of text: Substring, font: UIFont, width: CGFloat) -> Substring.Index? {
    var used: CGFloat = 0
    var lastBlank: Substring.Index?
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == " " { lastBlank = index }
      used += font.width(of: text[index...index])
      if used > width, text[index] != " " {
        return lastBlank ?? (index == text.startIndex ? text.index(after: index) : index)
      }
      index = text.index(after: index)
    }
    return nil
  }

  /// The line without the blanks that hang over its end.
  private static func trimmed(_ line: Substring) -> Substring {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
