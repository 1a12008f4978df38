import Foundation
import HeadlessUIKit

/// A short message above the bottom of the window or above the keyboard, which disappears by
/// itself.
final class Toast: UIView {
  private let label = UILabel()

  /// Creates a message, which `show(in:)` shows.
  init(_ text: String) {
    super.init(frame: .zero)
    backgroundColor = .focusToast
    layer.cornerRadius = 18
    // Touches reach the views behind the message.
    isUserInteractionEnabled = false
    label.text = text
    label.textColor = .focusText
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textAlignment = .center
    label.accessibilityIdentifier = "Toast.label"
    addConstrained(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Fades in on a window, stays for a while, and fades out.
  func show(in window: UIWindow) {
    alpha = 0
    window.addConstrained(self)
    NSLayoutConstraint.activate([
      centerXAnchor.constraint(equalTo: window.centerXAnchor),
      widthAnchor.constraint(lessThanOrEqualTo: window.widthAnchor, constant: -32),
      bottomAnchor.constraint(
        equalTo: window.keyboardLayoutGuide.topAnchor, constant: -FocusLayout.toastDistance),
    ])
    // Laid out before the animation, which then changes the opacity alone.
    window.layoutIfNeeded()
    UIView.animate(withDuration: FocusTiming.toastFade) { self.alpha = 1 }
    // Untracked: the application counts as idle while a toast shows, and a script continues.
    UIApplication.shared.runLoop.scheduledTimer(
      withTimeInterval: FocusTiming.toastFade + FocusTiming.toastStay, repeats: false, isTracked: false
    ) { _ in self.leave() }
  }

  private func leave() {
    UIView.animate(withDuration: FocusTiming.toastFade) {
      self.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
  }
}
