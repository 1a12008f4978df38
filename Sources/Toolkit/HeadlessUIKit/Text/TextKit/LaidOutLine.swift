import Foundation

/// A line of a text in a container, without the padding at its ends.
struct LaidOutLine {
  /// The characters in UTF-16 units, including the line feed at the end.
  let range: NSRange
  /// The rectangle of the line in points, as wide as the space for the text.
  let rect: CGRect
  /// The part with characters.
  let usedRect: CGRect
  private let characters: [(offset: Int, x: CGFloat, width: CGFloat)]

  /// Breaks a text at a width in points.
  static func lines(of attributed: NSAttributedString, width: CGFloat) -> [LaidOutLine] {
    let text = StyledText(attributed, font: .systemFont(ofSize: 12))
    let layout = TextLayout(text, width: width)
    let string = text.string
    let bottoms = layout.bottoms(of: layout.lines[...])
    var (lines, y) = ([LaidOutLine](), CGFloat(0))
    for (index, line) in layout.lines.enumerated() {
      let end = index + 1 < layout.lines.count ? layout.lines[index + 1].startIndex : string.endIndex
      lines.append(
        LaidOutLine(
          line, upTo: end, of: text, y: y, height: bottoms[index] - y, width: width,
          side: text.paragraph.alignment))
      y = bottoms[index]
    }
    return lines
  }

  private init(
    _ line: Substring, upTo end: String.Index, of text: StyledText, y: CGFloat, height: CGFloat,
    width: CGFloat, side: NSTextAlignment
  ) {
    let string = text.string
    range = NSRange(line.startIndex..<end, in: string)
    var (characters, x) = ([(offset: Int, x: CGFloat, width: CGFloat)](), CGFloat(0))
    for index in line.indices {
      let end = text.end(of: line[index], at: index, from: x)
      characters.append((index.utf16Offset(in: string), x, end - x))
      x = end
    }
    let whole = width.isFinite ? width : x
    let start = side == .center ? (whole - x) / 2 : side == .right ? whole - x : 0
    rect = CGRect(x: 0, y: y, width: whole, height: height)
    usedRect = CGRect(x: start, y: y, width: x, height: height)
    self.characters = characters.map { ($0.offset, $0.x + start, $0.width) }
  }

  /// Returns the x-coordinate of a character; after the last one, that of the line's end.
  func x(ofCharacterAt offset: Int) -> CGFloat {
    let last = characters.last { $0.offset <= offset }
    guard let last else { return usedRect.minX }
    return offset >= range.upperBound || isBehindLast(offset) ? usedRect.maxX : last.x
  }

  private func isBehindLast(_ offset: Int) -> Bool {
    // What hangs over the end, such as a line feed, has no width.
    guard let last = characters.last else { return true }
    return offset > last.offset
  }

  /// Returns the character at an x-coordinate, and the fraction of its width before that.
  func character(at x: CGFloat) -> (offset: Int, fraction: CGFloat)? {
    guard let first = characters.first else { return nil }
    guard x > first.x else { return (first.offset, 0) }
    let found = characters.last { $0.x <= x } ?? first
    return (found.offset, found.width > 0 ? min(1, (x - found.x) / found.width) : 0)
  }
}
