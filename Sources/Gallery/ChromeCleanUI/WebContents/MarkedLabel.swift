import Foundation
import HeadlessUIKit

/// A multi-line text, parts of which are highlighted as with a marker pen.
final class MarkedLabel: UILabel {
  /// The marks of this text, in reading order.
  var marks: [TextMark] = [] { didSet { if marks != oldValue { drawStrokes() } } }
  private var strokes: [UIView] = []
  /// The room for which the strokes were drawn.
  private var markedRoom: Room?
  private static let currentIdentifier = "kFoundTextCurrentIdentifier"

  /// What determines where lines break and begin.
  private struct Room: Equatable {
    let width: CGFloat
    let font: UIFont?
    let direction: UIUserInterfaceLayoutDirection
  }

  init(_ text: String) {
    super.init(frame: .zero)
    self.text = text
    numberOfLines = 0
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
  }

  required init?(coder: NSCoder) { nil }

  /// The frame of the current mark.
  var currentMarkFrame: CGRect? {
    strokes.first { $0.accessibilityIdentifier == Self.currentIdentifier }?.frame
  }

  /// The marks move with the lines.
  override func layoutSubviews() {
    super.layoutSubviews()
    let room = Room(width: bounds.width, font: font, direction: effectiveUserInterfaceLayoutDirection)
    if room != markedRoom { drawStrokes() }
  }

  private func drawStrokes() {
    markedRoom = Room(width: bounds.width, font: font, direction: effectiveUserInterfaceLayoutDirection)
    strokes.forEach { $0.removeFromSuperview() }
    let lines = marks.isEmpty ? nil : TextLines(text ?? "", font: font, width: bounds.width)
    strokes = marks.flatMap { mark in
      frames(of: mark.range, in: lines).map { stroke(at: $0, isCurrent: mark.isCurrent) }
    }
    strokes.forEach { addSubview($0) }
    accessibilityHint = marks.isEmpty ? nil : "Found \(marks.count)"
  }

  /// Mirrors the frames if the interface runs from right to left.
  private func frames(of range: Range<Int>, in lines: TextLines?) -> [CGRect] {
    guard bounds.width > 0, let lines else { return [] }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return lines.parts(of: range).map { part in
      let start = isMirrored ? bounds.width - part.lineWidth : 0
      return part.frame.offsetBy(dx: start, dy: 0)
    }
  }

  private func stroke(at frame: CGRect, isCurrent: Bool) -> UIView {
    let stroke = UIView(frame: frame)
    let color: UIColor = isCurrent ? .systemOrange : .systemYellow
    stroke.backgroundColor = color.withAlphaComponent(0.4)
    stroke.layer.cornerRadius = 3
    stroke.isUserInteractionEnabled = false
    stroke.accessibilityIdentifier = isCurrent ? Self.currentIdentifier : "kFoundTextIdentifier"
    return stroke
  }
}

/// The lines of a text at a width, found by measuring the text up to each of its words.
@MainActor
struct TextLines {
  /// The parts of the text, in UTF-16 units.
  private var lines: [Range<Int>] = []
  private let string: NSString
  private let font: UIFont

  /// A part of a text on one of its lines.
  struct Part {
    /// The part's frame, in a text whose lines begin at 0.
    let frame: CGRect
    /// The width of the whole line.
    let lineWidth: CGFloat
  }

  init(_ text: String, font: UIFont, width: CGFloat) {
    string = text as NSString
    self.font = font
    var (start, position, height) = (0, 0, CGFloat.zero)
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let end = position + word.utf16.count
      let newHeight = size(0..<end, width: width).height
      // Half a line of tolerance, as measured heights are rounded.
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
