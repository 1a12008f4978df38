import HeadlessUIKit

/// A wide button at the end of a promo.
package final class ActionButton: WrappingButton {
  /// How much a button asks to be tapped.
  package enum Prominence: Hashable, Sendable {
    /// White on a blue field.
    case primary
    /// Blue, without a field.
    case secondary
  }

  package init(prominence: Prominence) {
    super.init(
      font: .systemFont(ofSize: 17, weight: prominence == .primary ? .semibold : .regular),
      maximumPointSize: Self.maximumTitleSize)
    contentEdgeInsets = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
    guard prominence == .primary else { return }
    backgroundColor = .systemBlue
    setTitleColor(.white, for: .normal)
    layer.cornerRadius = 15
  }

  package required init?(coder: NSCoder) {
    nil
  }

  /// Titles stop growing at a size that leaves room for the text above three buttons.
  private static let maximumTitleSize: CGFloat = 23
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
