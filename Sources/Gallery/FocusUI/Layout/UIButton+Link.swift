import HeadlessUIKit

extension UIButton {
  /// Makes a button that looks like a link, in a text style that follows the user's preferred size.
  convenience init(
    link title: String, _ style: UIFont.TextStyle, identifier: String? = nil,
    tapped: @escaping @MainActor () -> Void
  ) {
    self.init(type: .system)
    setTitle(title, for: .normal)
    setTitleColor(.focusTint, for: .normal)
    titleLabel?.font = .preferredFont(forTextStyle: style)
    titleLabel?.adjustsFontForContentSizeCategory = true
    contentHorizontalAlignment = .leading
    accessibilityIdentifier = identifier
    addAction(UIAction { _ in tapped() }, for: .touchUpInside)
  }
}
