import Foundation

/// A text broken into lines that fit a width.
struct TextLayout: Hashable, Sendable {
  let lines: [Substring]
  private let font: UIFont
  private let width: CGFloat

  /// Breaks `text` at line feeds, and where a line is wider than `width` between words or ideographs.
  ///
  /// A word that is wider than a line of its own is broken between characters. White space at a break hangs over the
  /// edge and takes no room, as in TextKit.
  init(_ text: String, font: UIFont, width: CGFloat = .infinity) {
    self.font = font
    self.width = width
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap {
      Self.broken($0, font: font, width: width)
    }
  }

  /// The size of all lines, in points, not rounded.
  var size: CGSize { size(ofLines: lines.count) }

  /// The size of the first lines: the width of the widest and the height of all, in points, not rounded.
  func size(ofLines count: Int) -> CGSize {
    let shown = lines.prefix(count)
    let widest = shown.map { font.width(of: $0) }.max() ?? 0
    return CGSize(width: min(widest, width), height: CGFloat(shown.count) * font.lineHeight)
  }

  /// One paragraph as lines.
  private static func broken(_ paragraph: Substring, font: UIFont, width: CGFloat) -> [Substring] {
    var lines: [Substring] = []
    var rest = paragraph
    while let end = lineEnd(of: rest, font: font, width: width) {
      lines.append(trimmed(rest[..<end]))
      rest = rest[end...].drop { $0 == " " }
    }
    return lines.isEmpty || !rest.isEmpty ? lines + [rest] : lines
  }

  /// Where the first line of `text` ends, or `nil` if all of it fits but for hanging blanks.
  private static func lineEnd(of text: Substring, font: UIFont, width: CGFloat) -> Substring.Index? {
    var used: CGFloat = 0
    var lastBreak: Substring.Index?
    var previous: Character?
    for index in text.indices {
      let character = text[index]
      if LineBreaking.allowsBreak(between: previous, and: character) { lastBreak = index }
      used += font.width(of: text[index...index])
      if used > width, character != " " {
        return lastBreak ?? (index == text.startIndex ? text.index(after: index) : index)
      }
      previous = character
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
