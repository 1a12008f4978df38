import HeadlessUIKit

/// A wide button at the end of a promo; a long title takes several lines.
public final class ActionButton: UIButton {
  /// How much a button asks to be tapped.
  public enum Prominence: Hashable, Sendable {
    /// White on a blue field.
    case primary
    /// Blue, without a field.
    case secondary
  }

  public init(prominence: Prominence) {
    super.init(type: .system)
    contentEdgeInsets = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    titleLabel?.font = Self.font(for: prominence)
    titleLabel?.adjustsFontForContentSizeCategory = true
    titleLabel?.numberOfLines = 0
    titleLabel?.textAlignment = .center
    setContentCompressionResistancePriority(.required, for: .vertical)
    heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
    guard prominence == .primary else { return }
    backgroundColor = .systemBlue
    setTitleColor(.white, for: .normal)
    layer.cornerRadius = 15
  }

  public required init?(coder: NSCoder) {
    nil
  }

  /// Titles stop growing at a size that leaves room for the text above three buttons.
  private static func font(for prominence: Prominence) -> UIFont {
    let font = UIFont.systemFont(ofSize: 17, weight: prominence == .primary ? .semibold : .regular)
    return UIFontMetrics(forTextStyle: .body).scaledFont(for: font, maximumPointSize: 23)
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

extension ActionButton {
  /// Makes a button that runs `action`; without a title there is none.
  convenience init?(
    _ title: String?, prominence: Prominence, identifier: String, action: @escaping @MainActor () -> Void
  ) {
    guard let title else { return nil }
    self.init(prominence: prominence)
    setTitle(title, for: .normal)
    accessibilityIdentifier = identifier
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }
}
