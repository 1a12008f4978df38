import Foundation

/// An animation that can be paused, reversed and ended.
///
/// As in every animation here, views have their new values from the start, so pausing and setting
/// ``fractionComplete`` move nothing. An animation that ends at its start restores the old values.
///
///     let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeOut) { view.alpha = 0 }
///     animator.startAnimation()
///     animator.stopAnimation(false)
///     animator.finishAnimation(at: .start)
///     view.alpha // 1, as before
@preconcurrency @MainActor
open class UIViewPropertyAnimator: UIKitObject {
  /// The seconds from start to end; those of the spring if it has a mass and forces.
  public let duration: TimeInterval
  /// The curve or spring; without effect here.
  public let timingParameters: any UITimingCurveProvider
  /// The seconds before the start; 0 by default.
  public internal(set) var delay: TimeInterval = 0
  /// Whether the animator is active; it is inactive before its start and after its end.
  public internal(set) var state: UIViewAnimatingState = .inactive
  /// Whether the animation is running; also `true` during the delay.
  public internal(set) var isRunning: Bool = false
  /// Whether the animated views take touches; `true` by default.
  open var isUserInteractionEnabled: Bool = true {
    didSet { animation?.allowsUserInteraction = isUserInteractionEnabled }
  }
  /// Whether the animation can be paused in UIKit; `true` by default. Here it always can.
  open var isInterruptible: Bool = true
  /// Whether a paused animation follows its fraction without the curve; `true` by default, and without
  /// effect here.
  open var scrubsLinearly: Bool = true
  /// Whether the animator stays active at its end, so that it can be reversed; `false` by default.
  open var pausesOnCompletion: Bool = false

  var ownIsReversed = false
  final var pendingAnimations: [@MainActor () -> Void] = []
  final var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []
  /// The changes since the animator became active.
  var animation: ViewAnimation?
  /// The fraction that the animation had reached, in its direction, at `startTime`.
  var startFraction: CGFloat = 0
  var startTime: TimeInterval = 0
  /// The seconds for the whole animation; `continueAnimation` may change them.
  var wholeTime: TimeInterval
  /// The events that end the animation.
  var tokens: [VirtualRunLoop.Token] = []

  /// Creates an animator with a curve or a spring.
  ///
  /// - Parameters:
  ///   - duration: The seconds from start to end; a negative duration counts as 0. Ignored for a spring with a
  ///     mass and forces, which has its own duration.
  ///   - parameters: The curve or spring; without effect here.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = max(0, parameters.springTimingParameters?.settlingDuration ?? duration)
    wholeTime = self.duration
    timingParameters = parameters
  }

  /// Creates an animator with one of UIKit's curves.
  ///
  /// - Parameters:
  ///   - duration: The seconds from start to end; a negative duration counts as 0.
  ///   - curve: The curve; without effect here.
  ///   - animations: Makes the changes at the start; `nil` by default.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    animations.map { addAnimations($0) }
  }

  /// Creates an animator with a curve of two control points.
  ///
  /// - Parameters:
  ///   - duration: The seconds from start to end; a negative duration counts as 0.
  ///   - point1: The control point of the beginning, as fractions of time and progress; without effect here.
  ///   - point2: The control point of the end, as fractions of time and progress; without effect here.
  ///   - animations: Makes the changes at the start; `nil` by default.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    animations.map { addAnimations($0) }
  }

  /// Creates an animator with a spring.
  ///
  /// - Parameters:
  ///   - duration: The seconds from start to end; a negative duration counts as 0.
  ///   - ratio: How strongly the spring is damped, below 1 it oscillates; without effect here.
  ///   - animations: Makes the changes at the start; `nil` by default.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    animations.map { addAnimations($0) }
  }

  /// Creates an animator and starts it.
  ///
  /// Of the options, only ``UIView/AnimationOptions/allowUserInteraction`` has an effect: without it, the
  /// views do not take touches, unlike an animator's by default.
  ///
  /// - Parameters:
  ///   - duration: The seconds from start to end; a negative duration counts as 0.
  ///   - delay: The seconds before the start; a negative delay counts as 0.
  ///   - options: Whether the views take touches; empty by default.
  ///   - animations: Makes the changes; called immediately.
  ///   - completion: Called at the end, with its position; `nil` by default.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    completion.map { animator.addCompletion($0) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes: for the start of an inactive animator, or for the remaining time of an active one.
  /// Raises an exception if the animator is stopped.
  ///
  /// - Parameter animation: Makes the changes; called once, immediately if the animator is active,
  ///   otherwise at its start.
  public final func addAnimations(_ animation: @escaping @MainActor () -> Void) {
    guard state != .stopped else {
      return UIException.raise(.internalInconsistency, "animations can't be added to a stopped animator")
    }
    // Before the start nothing changes; the blocks run when the animator becomes active.
    guard state == .active else { return pendingAnimations.append(animation) }
    UIApplication.shared.animations.perform(as: self.animation, animation)
  }

  /// Adds changes that begin after a fraction of the time.
  ///
  /// - Parameters:
  ///   - animation: Makes the changes.
  ///   - delayFactor: The fraction of the time, from 0 to 1; ignored, since values change immediately here.
  public final func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds a closure that is called at the end, after those that were added before.
  ///
  /// - Parameter completion: Called once, with the position at which the animation ended; released
  ///   then.
  public final func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// Not started, or ended.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, until `finishAnimation(at:)` is called.
  case stopped
}

/// The position at which an animation ends.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// At the end, with the new values.
  case end
  /// At the start, with the old values.
  case start
  /// Where it was stopped; here with the new values.
  case current
}
