import Foundation

extension UILabel {
  /// How much smaller than its font the text is shown, so that it fits: 1 where it fits as it is, or may not shrink.
  public var displayedScaleFactor: CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines != 0, !bounds.isEmpty, let text, !text.isEmpty else {
      return 1
    }
    let factors = stride(from: 100, through: max(1, minimumScaleFactor * 100), by: -1).map { $0 / 100 }
    return factors.first { fits(scaledBy: $0) } ?? max(minimumScaleFactor, 0.01)
  }

  /// The text as it is seen where a part of it is left out, or `nil` where all of it is seen.
  public var truncatedText: String? {
    guard !bounds.isEmpty, let text, !text.isEmpty else { return nil }
    let factor = displayedScaleFactor
    let layout = layout(scaledBy: factor)
    return layout.truncatedText(toLines: visibleLines(of: layout))
  }

  private func fits(scaledBy factor: CGFloat) -> Bool {
    layout(scaledBy: factor).lines.count <= numberOfLines
  }

  /// The lines in the room for the text; a hundredth of a point is forgiven, as widths are rounded to pixels.
  private func layout(scaledBy factor: CGFloat) -> TextLayout {
    TextLayout(factor == 1 ? styledText : styledText.scaled(by: factor), width: roomForText.width + 0.01)
  }

  /// How many lines there is room for, at least one.
  private func visibleLines(of layout: TextLayout) -> Int {
    let limit = numberOfLines == 0 ? layout.lines.count : min(numberOfLines, layout.lines.count)
    let height = roomForText.height + 0.5
    if layout.size(ofLines: limit).height <= height { return limit }
    return (1..<max(2, limit)).last { layout.size(ofLines: $0).height <= height } ?? 1
  }

  /// What the label's bounds leave for the text, as subclasses ask for it in ``textRect(forBounds:limitedToNumberOfLines:)``.
  private var roomForText: CGSize {
    _ = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    return measuredSize
  }
}
