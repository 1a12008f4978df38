import Foundation

extension UILabel {
  /// The text with what counts for its measures.
  var styledText: StyledText {
    switch content {
    case .plain(let text):
      var styled = StyledText(text ?? "", font: font)
      styled.paragraph.lineBreakMode = lineBreakMode
      return styled
    case .attributed(let text):
      var usual = ParagraphMetrics()
      usual.lineBreakMode = lineBreakMode
      return StyledText(text, font: ownFont ?? .systemFont(ofSize: UIFont.labelFontSize), paragraph: usual)
    }
  }

  /// The size of the text in so many lines, rounded up to whole pixels; 0 lines are as many as it needs.
  func textSize(width: CGFloat, lines: Int) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let layout = TextLayout(styledText, width: lines == 1 ? .infinity : max(0, width))
    let shown = layout.size(ofLines: lines == 0 ? layout.lines.count : lines)
    let grid = UIScreen.main.pixelGrid
    return CGSize(width: grid.roundUp(shown.width), height: grid.roundUp(shown.height))
  }

  /// What constraints should make room for: the natural width, and the height at the width they gave last.
  var contentSizeAtLayoutWidth: CGSize {
    let natural = intrinsicContentSize
    guard numberOfLines != 1, let layoutWidth, layoutWidth < natural.width else { return natural }
    return CGSize(
      width: natural.width, height: sizeThatFits(CGSize(width: layoutWidth, height: .infinity)).height)
  }

  /// Takes note of the width that constraints gave.
  ///
  /// - Returns: Whether the height they gave with it still fits.
  func acceptLabelWidth() -> Bool {
    guard numberOfLines != 1 else { return true }
    let before = contentSizeAtLayoutWidth.height
    layoutWidth = bounds.width
    return contentSizeAtLayoutWidth.height == before
  }
}
