import HeadlessUIKit

/// A link of a page, whose text takes as many lines as it needs.
final class LinkButton: UIButton {
  init(_ text: String, _ action: UIAction) {
    super.init(type: .system)
    setTitle(text, for: .normal)
    setTitleColor(.link, for: .normal)
    contentHorizontalAlignment = .leading
    contentEdgeInsets = UIEdgeInsets(top: 11, left: 0, bottom: 11, right: 0)
    titleLabel?.font = .preferredFont(forTextStyle: .body)
    titleLabel?.adjustsFontForContentSizeCategory = true
    titleLabel?.numberOfLines = 0
    accessibilityTraits = .link
    setContentCompressionResistancePriority(.required, for: .vertical)
    addAction(action, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The text wraps at the width that the link was given.
  override func layoutSubviews() {
    let width = contentRect(forBounds: bounds).width
    if let titleLabel, titleLabel.preferredMaxLayoutWidth != width {
      titleLabel.preferredMaxLayoutWidth = width
      invalidateIntrinsicContentSize()
    }
    super.layoutSubviews()
  }
}
