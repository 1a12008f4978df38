import Foundation

/// The tap that gives a text field or a text view the focus.
///
/// As in UIKit, it is the input's own recognizer, so that it wins over tap recognizers of
/// containing views: even if a tap elsewhere hides the keyboard, a tap on a field focuses the
/// field.
@preconcurrency @MainActor
final class TextTapGestureRecognizer: UITapGestureRecognizer {
  /// Adds the recognizer to a text input.
  static func add(to input: UIView, cancelsTouches: Bool) {
    let tap = TextTapGestureRecognizer()
    tap.cancelsTouchesInView = cancelsTouches
    tap.addAction { $0.view?.becomeFirstResponder() }
    input.addGestureRecognizer(tap)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // An input that takes no focus leaves the tap to the views that contain it.
    guard view?.canBecomeFirstResponder == true, touches.allSatisfy(isForInput) else {
      return state = .failed
    }
    super.touchesBegan(touches, with: event)
  }

  /// Returns whether a finger is not on a control within the input.
  private func isForInput(_ touch: UITouch) -> Bool {
    touch.view === view || !(touch.view is UIControl)
  }
}
