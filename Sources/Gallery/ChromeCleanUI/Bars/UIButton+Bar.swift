import HeadlessUIKit

extension UIButton {
  /// As large as a finger, whatever size of text is preferred: a bar has no room to grow sideways.
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
