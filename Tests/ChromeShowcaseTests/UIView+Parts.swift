import HeadlessUIKit

extension UIView {
  /// The accessibility identifiers at and below this view that are not hidden, back to front.
  var identifiers: [String] {
    descendants(UIView.self).filter { !$0.isHidden }.compactMap(\.accessibilityIdentifier)
  }

  /// The texts that are shown at and below this view, back to front.
  var texts: [String] {
    descendants(UILabel.self).filter { !$0.isHidden }.compactMap(\.text)
  }

  /// Taps the button with a title, and waits.
  func tapButton(_ title: String) {
    descendants(UIButton.self).first { $0.currentTitle == title }?.sendActions(for: .touchUpInside)
    UIApplication.shared.settle()
  }

  /// Taps each button that has a title, back to front.
  func tapButtons() {
    for title in descendants(UIButton.self).compactMap(\.currentTitle) { tapButton(title) }
  }
}
