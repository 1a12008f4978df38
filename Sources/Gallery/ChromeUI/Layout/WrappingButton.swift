import HeadlessUIKit

/// A button in the text size that the user prefers, whose title takes as many lines as its width asks for.
public class WrappingButton: UIButton {
  /// - Parameter font: As it should look in the large category; it follows the body style.
  public init(font: UIFont, maximumPointSize: CGFloat = .infinity) {
    super.init(type: .system)
    titleLabel?.font = UIFontMetrics.default.scaledFont(for: font, maximumPointSize: maximumPointSize)
    titleLabel?.adjustsFontForContentSizeCategory = true
    titleLabel?.numberOfLines = 0
    titleLabel?.textAlignment = .center
    setContentCompressionResistancePriority(.required, for: .vertical)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  /// The title wraps at the width that the button was given.
  public override func layoutSubviews() {
    let width = contentRect(forBounds: bounds).width
    if let titleLabel, titleLabel.preferredMaxLayoutWidth != width {
      titleLabel.preferredMaxLayoutWidth = width
      invalidateIntrinsicContentSize()
    }
    super.layoutSubviews()
  }
}
