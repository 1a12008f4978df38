import Foundation

/// Animations that one call begins and another commits, from before there were closures.
extension UIView {
  /// Begins an animation of the changes until ``commitAnimations()``.
  ///
  /// - Parameters:
  ///   - animationID: A name; without effect.
  ///   - context: A value for the delegate; without effect.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    UIApplication.shared.animations.begin()
  }

  /// Ends the block that ``beginAnimations(_:context:)`` began, and starts its animation.
  public static func commitAnimations() {
    UIApplication.shared.animations.commit()
  }

  /// Sets the duration of the animation that was begun last; does nothing if all are committed.
  ///
  /// - Parameter duration: The seconds, 0.2 by default; at 0 and below, the changes are not
  ///   animated.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    UIApplication.shared.animations.modifyBegun { $0.duration = duration }
  }

  /// Sets the delay of the animation that was begun last; does nothing if all are committed.
  ///
  /// - Parameter delay: The seconds before the animation; 0 by default.
  public static func setAnimationDelay(_ delay: TimeInterval) {
    UIApplication.shared.animations.modifyBegun { $0.delay = delay }
  }

  /// Sets the curve of the animation that was begun last, without effect on the values here.
  ///
  /// - Parameter curve: The curve.
  public static func setAnimationCurve(_ curve: AnimationCurve) {
    UIApplication.shared.animations.modifyBegun { $0.options.insert(curve.options) }
  }

  /// Sets whether the animation that was begun last starts from the values on the screen; without effect
  /// here.
  ///
  /// - Parameter fromCurrentState: Ignored.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}

/// An animation that was begun and not yet committed.
struct BegunAnimation {
  let animation: ViewAnimation
  /// Its position in the order of beginning.
  let number: Int
  var timing: AnimationTiming
}

extension AnimationEnvironment {
  /// Makes subsequent changes belong to a new animation.
  func begin() {
    let timing = AnimationTiming(duration: 0.2).inside(current)
    let animation = ViewAnimation(duration: timing.duration, allowsUserInteraction: false)
    begun.append(BegunAnimation(animation: animation, number: nextNumber(), timing: timing))
    open(animation)
  }

  func modifyBegun(_ change: (inout AnimationTiming) -> Void) {
    guard !begun.isEmpty else { return }
    change(&begun[begun.count - 1].timing)
  }

  /// Starts the animation that was begun last; does nothing if there is no such animation, as in UIKit.
  func commit() {
    guard let last = begun.popLast() else { return }
    close()
    guard areEnabled, last.timing.duration > 0 else { return }
    report(last.animation, number: last.number, AnimationPace(last.timing))
    start(last.animation, total: last.timing.total, completion: nil)
  }
}
