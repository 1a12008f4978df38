import HeadlessUIKit

/// A text of several lines, parts of which are marked as with a felt pen.
final class MarkedLabel: UILabel {
  /// The marks of this text, in reading order.
  var marks: [TextMark] = [] { didSet { if marks != oldValue { drawStrokes() } } }
  private var strokes: [UIView] = []
  /// What the lines were broken for when the strokes were drawn.
  private var markedRoom: Room?
  private static let currentIdentifier = "kFoundTextCurrentIdentifier"

  /// What decides where lines break and begin.
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

  required init?(coder: NSCoder) {
    nil
  }

  /// The frame of the mark that the user is at.
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
