import HeadlessUIKit

/// A button in the preferred text size, whose title takes as many lines as it needs.
package class WrappingButton: UIButton {
  /// - Parameter font: The font at the large content size category; it scales like the body style.
  package convenience init(font: UIFont, maximumPointSize: CGFloat = .infinity) {
    self.init(scaled: UIFontMetrics.default.scaledFont(for: font, maximumPointSize: maximumPointSize))
  }

  /// - Parameter style: The text style of the title.
  convenience init(style: UIFont.TextStyle) {
    self.init(scaled: .preferredFont(forTextStyle: style))
  }

  private convenience init(scaled font: UIFont) {
    self.init(type: .system)
    titleLabel?.font = font
    titleLabel?.adjustsFontForContentSizeCategory = true
    titleLabel?.numberOfLines = 0
    titleLabel?.textAlignment = .center
    setContentCompressionResistancePriority(.required, for: .vertical)
  }

  /// The title wraps at the width given to the button.
  package override func layoutSubviews() {
    let width = contentRect(forBounds: bounds).width
    if let titleLabel, titleLabel.preferredMaxLayoutWidth != width {
      titleLabel.preferredMaxLayoutWidth = width
      invalidateIntrinsicContentSize()
    }
    super.layoutSubviews()
  }

  /// In another text size the title may need another width, and after a turn it may have one.
  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    titleLabel?.preferredMaxLayoutWidth = 0
    invalidateIntrinsicContentSize()
  }
}

extension UILabel {
  /// Makes a label of a text style, which scales with the preferred text size.
  ///
  /// - Parameter numberOfLines: As many as the text needs by default.
  package convenience init(
    _ text: String? = nil, style: UIFont.TextStyle, color: UIColor = .label, numberOfLines: Int = 0
  ) {
    self.init(frame: .zero)
    self.text = text
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    textColor = color
    self.numberOfLines = numberOfLines
  }
}
