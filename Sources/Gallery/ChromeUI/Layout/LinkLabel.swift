import Foundation
import HeadlessUIKit

/// A small text of several lines, one part of which is a link; only a tap on that part follows it.
final class LinkLabel: UILabel {
  private let linkRange: NSRange
  private let follow: @MainActor () -> Void

  /// - Parameters:
  ///   - linkRange: The link's part of the text, in UTF-16 units.
  ///   - url: Where the link leads.
  ///   - follow: Called when the link is tapped.
  init(_ text: String, linkRange: NSRange, url: String, follow: @escaping @MainActor () -> Void) {
    self.linkRange = linkRange
    self.follow = follow
    super.init(frame: .zero)
    let styled = NSMutableAttributedString(
      string: text,
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .footnote), .foregroundColor: UIColor.secondaryLabel,
      ])
    styled.addAttributes([.foregroundColor: UIColor.link, .link: url], range: linkRange)
    attributedText = styled
    numberOfLines = 0
    adjustsFontForContentSizeCategory = true
    isUserInteractionEnabled = true
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] recognizer in self?.didTap(at: recognizer.location(in: self)) }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  private func didTap(at point: CGPoint) {
    if let character = character(at: point), linkRange.contains(character) { follow() }
  }
}

// MARK: Positions of characters

extension LinkLabel {
  /// The character below a point, in UTF-16 units; `nil` beside the text.
  private func character(at point: CGPoint) -> Int? {
    guard let text = attributedText, bounds.contains(point) else { return nil }
    // A label does not report where its characters are, so parts of its text are measured: the
    // height of the text up to a word's end gives the line, and the width of the line up to a
    // character gives the character's right edge. Each measurement is a layout, which is affordable
    // for a text of a few lines.
    let line = (0..<text.length).filter { isOnLine(of: point.y, $0, in: text) }
    guard let first = line.first, let last = line.last else { return nil }
    let width = width(of: first...last, in: text)
    let start = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - width : 0
    guard (start..<start + width).contains(point.x) else { return nil }
    return line.first { start + self.width(of: first...$0, in: text) > point.x }
  }

  /// Whether a character is on the line at a height; a word that does not fit is on the next line
  /// as a whole.
  private func isOnLine(of y: CGFloat, _ character: Int, in text: NSAttributedString) -> Bool {
    let string = text.string as NSString
    let blank = string.range(
      of: " ", range: NSRange(location: character, length: text.length - character))
    let wordEnd = blank.location == NSNotFound ? text.length : max(character + 1, blank.location)
    let bottom = height(ofFirst: wordEnd, in: text)
    let top = bottom - height(ofFirst: 1, in: text)
    return (top..<bottom).contains(y)
  }

  private func height(ofFirst count: Int, in text: NSAttributedString) -> CGFloat {
    text.attributedSubstring(from: NSRange(location: 0, length: count))
      .boundingRect(
        with: CGSize(width: bounds.width, height: .greatestFiniteMagnitude),
        options: .usesLineFragmentOrigin, context: nil
      ).height
  }

  private func width(of characters: ClosedRange<Int>, in text: NSAttributedString) -> CGFloat {
    text.attributedSubstring(
      from: NSRange(location: characters.lowerBound, length: characters.count)
    ).size().width
  }
}
