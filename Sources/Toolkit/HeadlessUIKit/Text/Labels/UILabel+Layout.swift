import Foundation

extension UILabel {
  /// The factor by which the text shrinks to fit; 1 if it fits or may not shrink. Not part of
  /// UIKit.
  public var displayedScaleFactor: CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines != 0, !bounds.isEmpty, let text, !text.isEmpty else {
      return 1
    }
    // Whole percents, as far as the minimum scale factor allows.
    let factors = stride(from: 100, through: max(1, minimumScaleFactor * 100), by: -1).map { $0 / 100 }
    return factors.first { fits(scaledBy: $0) } ?? max(minimumScaleFactor, 0.01)
  }

  /// The visible text if a part of it is left out; `nil` if all of it is visible. Not part of
  /// UIKit.
  public var truncatedText: String? {
    guard !bounds.isEmpty, let text, !text.isEmpty else { return nil }
    let factor = displayedScaleFactor
    let layout = layout(scaledBy: factor)
    return layout.truncatedText(toLines: visibleLines(of: layout))
  }

  private func fits(scaledBy factor: CGFloat) -> Bool {
    layout(scaledBy: factor).lines.count <= numberOfLines
  }

  /// Returns the lines in the space for the text, with a tolerance of a hundredth of a point, as
  /// widths are rounded to pixels.
  private func layout(scaledBy factor: CGFloat) -> TextLayout {
    let text = factor == 1 ? styledText : styledText.scaled(by: factor)
    return MeasuredText.measured(text, width: roomForText.width + 0.01).layout
  }

  /// Returns the number of lines that fit, at least one.
  private func visibleLines(of layout: TextLayout) -> Int {
    let limit = numberOfLines == 0 ? layout.lines.count : min(numberOfLines, layout.lines.count)
    // Half a point is tolerated, as heights are rounded to pixels.
    return layout.lines(fitting: roomForText.height + 0.5, atMost: limit)
  }

  /// The space for the text in the label's bounds, which subclasses decide in
  /// ``UILabel/textRect(forBounds:limitedToNumberOfLines:)``.
  private var roomForText: CGSize {
    _ = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    return measuredSize
  }
}

extension UILabel {
  /// The text with the attributes that affect its dimensions.
  var styledText: StyledText {
    switch content {
    case .plain(let text):
      var styled = StyledText(text ?? "", font: font)
      styled.paragraph.lineBreakMode = lineBreakMode
      return styled
    case .attributed(let text):
      var usual = ParagraphMetrics()
      usual.lineBreakMode = lineBreakMode
      return StyledText(text, font: usualFont, paragraph: usual)
    }
  }

  /// Returns the size of the text in points, rounded up to whole pixels.
  ///
  /// - Parameters:
  ///   - width: The largest width in points; a single line ignores it.
  ///   - lines: The largest number of lines; 0 is no limit.
  func textSize(width: CGFloat, lines: Int) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    // A single line never wraps; text that does not fit is left out.
    let width = lines == 1 ? .infinity : max(0, width)
    let grid = UIScreen.main.pixelGrid
    let wanted = KnownTextSize(width: width, lines: lines, grid: grid)
    if let known = knownTextSizes.first(where: { $0.isSame(as: wanted) }) { return known.size }
    let shown = MeasuredText.measured(styledText, width: width).size(ofLines: lines)
    let size = CGSize(width: grid.roundUp(shown.width), height: grid.roundUp(shown.height))
    // Usually only the natural and the constrained size are required.
    if knownTextSizes.count == 4 { knownTextSizes.removeFirst() }
    knownTextSizes.append(KnownTextSize(width: width, lines: lines, grid: grid, size: size))
    return size
  }

  /// The intrinsic size: the natural width, and the height at the width of the last layout.
  var contentSizeAtLayoutWidth: CGSize {
    let natural = intrinsicContentSize
    guard numberOfLines != 1, let layoutWidth, layoutWidth < natural.width else { return natural }
    return CGSize(
      width: natural.width, height: sizeThatFits(CGSize(width: layoutWidth, height: .infinity)).height)
  }

  /// Records the width from constraints.
  ///
  /// - Returns: Whether the height from constraints still fits.
  func acceptLabelWidth() -> Bool {
    guard numberOfLines != 1 else { return true }
    let before = contentSizeAtLayoutWidth.height
    layoutWidth = bounds.width
    return contentSizeAtLayoutWidth.height == before
  }
}

extension UILabel {
  /// Whether the text was set with attributes. Not part of UIKit.
  public var isAttributed: Bool {
    if case .attributed = content { true } else { false }
  }

  /// The font of parts of an attributed text without a font. Not part of UIKit.
  public var usualFont: UIFont { ownFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
  /// The color of parts of an attributed text without a color. Not part of UIKit.
  public var usualTextColor: UIColor { ownTextColor ?? .label }

  /// The attributes of plain text.
  var ownAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return [.font: font as UIFont, .foregroundColor: textColor as UIColor, .paragraphStyle: style]
  }

  /// Returns an attribute of the first character of attributed text.
  func firstAttribute<Value>(_ key: NSAttributedString.Key) -> Value? {
    guard case .attributed(let text) = content else { return nil }
    return text.firstAttribute(key)
  }

  /// Gives all of an attributed text the same value of an attribute.
  func overwrite(_ key: NSAttributedString.Key, with value: Any?) {
    guard case .attributed(let text) = content, let value else { return }
    content = .attributed(text.overwriting(key, with: value))
  }

  /// Adjusts fonts of text styles to the user's preferred text size.
  func adjustFont() {
    ownFont = ownFont?.adjusted(to: traitCollection)
    if case .attributed(let text) = content {
      content = .attributed(text.adjustingFonts(to: traitCollection))
    }
    contentDidChange()
  }

  func contentDidChange() {
    knownTextSizes = []
    // The width is that of the former text.
    layoutWidth = nil
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }
}

/// A measured size of a label's text.
struct KnownTextSize {
  let width: CGFloat
  let lines: Int
  let grid: PixelGrid
  var size: CGSize = .zero

  func isSame(as other: KnownTextSize) -> Bool {
    width == other.width && lines == other.lines && grid == other.grid
  }
}
