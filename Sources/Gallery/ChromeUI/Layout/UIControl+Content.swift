import HeadlessUIKit

extension UIControl {
  /// Makes it one button for touches and assistive technology, whatever views it shows.
  func becomeButton(showing content: UIView, label: String, action: UIAction) {
    // Touches go to the control, not to what it shows.
    content.isUserInteractionEnabled = false
    fill(with: content)
    isAccessibilityElement = true
    accessibilityLabel = label
    accessibilityTraits = .button
    addAction(action, for: .touchUpInside)
  }
}
