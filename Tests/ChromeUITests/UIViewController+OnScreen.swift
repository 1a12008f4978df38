import HeadlessUIKit

extension UIViewController {
  /// The first view with an accessibility identifier, unless it is hidden.
  func visibleView(_ identifier: String) -> UIView? {
    view.descendants(UIView.self).first { $0.accessibilityIdentifier == identifier && !$0.isHidden }
  }

  /// Taps the button with an accessibility identifier, and waits.
  func tap(_ identifier: String) {
    (visibleView(identifier) as? UIButton)?.sendActions(for: .touchUpInside)
    UIApplication.shared.settle()
  }
}
