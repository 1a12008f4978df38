import HeadlessUIKit
import ShowcaseKit

extension Stage {
  /// The button in sight with a label.
  func button(_ label: String) -> UIButton? {
    run {
      UIApplication.shared.windows.lazy.compactMap { $0.button(label) }.first
    }
  }

  /// Taps the button in sight with a label, if it can be used, and settles.
  func tap(_ label: String) {
    guard let button = button(label), button.isEnabled else { return }
    run { button.sendActions(for: .touchUpInside) }
    try? settle()
  }
}

extension UIView {
  fileprivate func button(_ label: String) -> UIButton? {
    if isHidden { return nil }
    if let button = self as? UIButton, button.accessibilityLabel == label { return button }
    return subviews.lazy.compactMap { $0.button(label) }.first
  }
}
