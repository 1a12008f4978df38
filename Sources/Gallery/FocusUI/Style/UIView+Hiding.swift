import Foundation
import HeadlessUIKit

extension UIView {
  /// Fades the view in or out; it is shown from the beginning on, and hidden only at the end.
  ///
  /// A fading that another one follows before it is over hides nothing.
  func animateHidden(_ hidden: Bool, duration: TimeInterval, completion: (@MainActor () -> Void)? = nil) {
    isHidden = false
    let target: CGFloat = hidden ? 0 : 1
    UIView.animate(withDuration: duration) {
      self.alpha = target
    } completion: { _ in
      guard self.alpha == target else { return }
      self.isHidden = hidden
      completion?()
    }
  }
}
