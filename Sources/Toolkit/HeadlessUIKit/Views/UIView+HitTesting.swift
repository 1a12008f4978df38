import Foundation

extension UIView {
  /// Whether touches reach the view at all: it can be seen, takes them, and no animation keeps them away.
  var canBeHit: Bool {
    isUserInteractionEnabled && !isHidden && alpha >= 0.01 && transform.isInvertible
      && !UIApplication.shared.animations.keepsTouches(from: self)
  }
}
