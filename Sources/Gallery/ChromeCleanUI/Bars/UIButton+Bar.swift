import HeadlessUIKit

extension UIButton {
  /// The side of a touch target, in points, at any text size: a bar has no room to grow sideways.
  static let barButtonSide: CGFloat = 44

  /// Makes a button of a bar, which shows a symbol.
  static func barButton(_ symbol: String, label: String, _ identifier: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(
      UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)), for: .normal
    )
    button.accessibilityLabel = label
    button.accessibilityIdentifier = identifier
    NSLayoutConstraint.activate([
      button.widthAnchor.constraint(equalToConstant: barButtonSide),
      button.heightAnchor.constraint(equalToConstant: barButtonSide),
    ])
    return button
  }
}

extension UITextField {
  /// Makes it the field of a bar: users type addresses and other words that must not be corrected.
  func becomeBarField(label: String, placeholder: String, _ identifier: String) {
    accessibilityIdentifier = identifier
    accessibilityLabel = label
    self.placeholder = placeholder
    font = .barText
    adjustsFontForContentSizeCategory = true
    autocapitalizationType = .none
    autocorrectionType = .no
  }
}

extension UIFont {
  /// The font of a bar, which grows with the preferred text size as far as a bar can.
  static var barText: UIFont {
    UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 34)
  }
}

extension UIViewController {
  /// Fills the view with content that scrolls, and puts a toolbar below it.
  func layOut(_ content: UIScrollView, above toolbar: UIToolbar) {
    view.addConstrained([content, toolbar])
    content.spanWidth(of: view)
    toolbar.spanWidth(of: view)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.bottomAnchor.constraint(equalTo: toolbar.topAnchor),
      toolbar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      toolbar.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}
