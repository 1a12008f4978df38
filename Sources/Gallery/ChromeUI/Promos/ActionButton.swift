import HeadlessUIKit

/// A wide button at the end of a promo.
package final class ActionButton: WrappingButton {
  /// How much a button stands out.
  package enum Prominence: Hashable, Sendable {
    /// White on a blue field.
    case primary
    /// Blue, without a field.
    case secondary
  }

  package convenience init(prominence: Prominence) {
    self.init(
      font: .systemFont(ofSize: 17, weight: prominence == .primary ? .semibold : .regular),
      maximumPointSize: Self.maximumTitleSize)
    contentEdgeInsets = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
    guard prominence == .primary else { return }
    backgroundColor = .systemBlue
    setTitleColor(.white, for: .normal)
    layer.cornerRadius = 15
  }

  /// Titles stop growing at a size that leaves room for the text above three buttons.
  private static let maximumTitleSize: CGFloat = 23
}

extension ActionButton {
  /// Makes a button that runs `action`; returns `nil` without a title.
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

extension UILabel {
  /// Makes a centered text of as many lines as it needs; returns `nil` without a text.
  convenience init?(promo text: String?, font: UIFont, color: UIColor = .label, identifier: String? = nil) {
    guard let text else { return nil }
    self.init(frame: .zero)
    self.text = text
    self.font = font
    textColor = color
    textAlignment = .center
    numberOfLines = 0
    adjustsFontForContentSizeCategory = true
    accessibilityIdentifier = identifier
    setContentCompressionResistancePriority(.required, for: .vertical)
  }
}

extension UIFont {
  /// The bold font of a promo's title.
  static var promoTitle: UIFont {
    UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 26, weight: .bold))
  }
}
