import Foundation

extension UIView {
  /// Animates a chain of keyframes, which the block adds; see ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: duration, delay: delay, options: options.animationOptions)
    animate(timing, animations: animations, completion: completion)
  }

  /// Adds a part of an animation; start and duration are parts of the whole animation's time.
  ///
  /// The block runs at once, so that of several keyframes for one property the last one added counts.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping @MainActor () -> Void
  ) {
    animations()
  }
}
