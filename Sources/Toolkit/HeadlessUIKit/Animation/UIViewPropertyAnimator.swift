import Foundation

/// An animation that can be paused, turned around and ended at will.
///
/// As in every animation here, the views have their new values from the start on: pausing, or another
/// ``fractionComplete``, moves nothing. An animation that ends at its start sets the old values back.
@MainActor
open class UIViewPropertyAnimator {
  /// Seconds from start to end.
  public let duration: TimeInterval
  public let timingParameters: any UITimingCurveProvider
  /// Seconds before the start.
  public internal(set) var delay: TimeInterval = 0
  public internal(set) var state: UIViewAnimatingState = .inactive
  /// Whether the animation moves at the moment; it does also while a delay passes.
  public internal(set) var isRunning: Bool = false
  /// Whether the animated views take touches.
  public var isUserInteractionEnabled: Bool = true {
    didSet { animation?.allowsUserInteraction = isUserInteractionEnabled }
  }
  public var isInterruptible: Bool = true
  public var scrubsLinearly: Bool = true
  /// Whether the animator stays active at its end, where it can be turned around.
  public var pausesOnCompletion: Bool = false

  var ownIsReversed = false
  var pendingAnimations: [@MainActor () -> Void] = []
  var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []
  /// What moves since the animator became active.
  var animation: ViewAnimation?
  /// How far the animation had come in its direction when the clock showed `startTime`.
  var startFraction: CGFloat = 0
  var startTime: TimeInterval = 0
  /// Seconds that the whole way takes, which a continued animation may change.
  var wholeTime: TimeInterval
  /// The events that end the animation.
  var tokens: [VirtualRunLoop.Token] = []

  /// Makes an animator whose speed a curve or a spring decides.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = max(0, duration)
    wholeTime = self.duration
    timingParameters = parameters
  }

  /// Makes an animator with one of UIKit's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    animations.map { addAnimations($0) }
  }

  /// Makes an animator with a curve that two points bend.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    animations.map { addAnimations($0) }
  }

  /// Makes an animator that moves like a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    animations.map { addAnimations($0) }
  }

  /// Makes an animator that runs already.
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

  /// Adds changes: to an inactive animator for its start, to an active one for the time that is left.
  public func addAnimations(_ animation: @escaping @MainActor () -> Void) {
    guard state != .stopped else {
      return UIException.raise(.internalInconsistency, "animations can't be added to a stopped animator")
    }
    guard state == .active else { return pendingAnimations.append(animation) }
    UIApplication.shared.animations.perform(as: self.animation, animation)
  }

  /// Adds changes that begin after a part of the time; the views have their new values at once.
  public func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds what hears of the end, in the order of adding.
  public func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}

/// Where an animator's life is.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// Not started, or over.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, and waiting for its finish.
  case stopped
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  case end
  case start
  case current
}
