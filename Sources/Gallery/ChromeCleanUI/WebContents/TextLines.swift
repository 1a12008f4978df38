import Foundation
import HeadlessUIKit

/// The lines of a text at a width, found by measuring the text up to each of its words.
@MainActor
struct TextLines {
  /// The parts of the text, in UTF-16 units.
  private var lines: [Range<Int>] = []
  private let string: NSString
  private let font: UIFont

  /// A part of a text on one of its lines.
  struct Part {
    /// Its frame, in a text whose lines begin at 0.
    let frame: CGRect
    /// How wide the whole line is.
    let lineWidth: CGFloat
  }

  init(_ text: String, font: UIFont, width: CGFloat) {
    string = text as NSString
    self.font = font
    var (start, position, height) = (0, 0, CGFloat.zero)
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let end = position + word.utf16.count
      let newHeight = size(0..<end, width: width).height
      // Half a line of tolerance, since measured heights are rounded.
      if position > 0, newHeight > height + font.lineHeight / 2 {
        lines.append(start..<position)
        start = position
      }
      (height, position) = (newHeight, end + 1)
    }
    lines.append(start..<string.length)
  }

  /// The parts of a range, one for each line that it is on.
  func parts(of range: Range<Int>) -> [Part] {
    lines.enumerated().compactMap { index, line in
      let part = range.clamped(to: line)
      return part.isEmpty ? nil : self.part(part, of: line, at: index)
    }
  }

  private func part(_ part: Range<Int>, of line: Range<Int>, at index: Int) -> Part {
    let left = size(line.lowerBound..<part.lowerBound).width
    let right = size(line.lowerBound..<part.upperBound).width
    let frame = CGRect(
      x: left, y: CGFloat(index) * font.lineHeight, width: right - left, height: font.lineHeight)
    return Part(frame: frame, lineWidth: size(line).width)
  }

  private func size(_ range: Range<Int>, width: CGFloat = .greatestFiniteMagnitude) -> CGSize {
    let text = string.substring(with: NSRange(location: range.lowerBound, length: range.count))
    return NSAttributedString(string: text, attributes: [.font: font]).boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
      context: nil
    ).size
  }
}
