import Foundation

extension UIView {
  /// Animates from a view's old look to the one that `animations` gives it.
  ///
  /// The view as a whole changes; what moves inside of it is animated only with ``AnimationOptions/allowAnimatedContent``.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: duration, options: options)
    animate(timing) {
      view.recordAnimation(of: "transition") { _ in }
      guard let animations else { return }
      options.contains(.allowAnimatedContent) ? animations() : performWithoutAnimation(animations)
    } completion: {
      completion?($0)
    }
  }

  /// Puts `toView` in the place of `fromView`, which leaves its superview.
  ///
  /// With ``AnimationOptions/showHideTransitionViews`` both stay, and one is hidden and the other shown.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      completion?(false)
      return
    }
    transition(with: container, duration: duration, options: options) {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        container.insertSubview(toView, at: container.subviews.firstIndex { $0 === fromView } ?? 0)
        fromView.removeFromSuperview()
      }
    } completion: {
      completion?($0)
    }
  }
}
