import Foundation

/// An object that runs an animation that can be paused, reversed and ended.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// Whether it is active; it is inactive before its start and after its end.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is moving.
  var isRunning: Bool { get }
  /// Whether it moves back to its start.
  var isReversed: Bool { get set }
  /// The fraction of the animation that is complete in its direction, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation, or resumes a paused one.
  func startAnimation()
  /// Starts the animation after a delay.
  ///
  /// - Parameter delay: The seconds before the start; a negative delay counts as 0.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()
  /// Stops the animation where it is.
  ///
  /// - Parameter withoutFinishing: Whether it becomes inactive immediately; otherwise
  ///   `finishAnimation(at:)` has to follow.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation.
  ///
  /// - Parameter finalPosition: The position whose values the views get.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of the changes in closures: a ``UIViewPropertyAnimator``.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a fraction of the time.
  ///
  /// - Parameters:
  ///   - animation: Makes the changes.
  ///   - delayFactor: The fraction of the time, from 0 to 1.
  func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  ///
  /// - Parameter animation: Makes the changes; called once.
  func addAnimations(_ animation: @escaping @MainActor () -> Void)
  /// Adds a closure that is called at the end.
  ///
  /// - Parameter completion: Called once, with the position of the end.
  func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void)
  /// Resumes a paused animation.
  ///
  /// - Parameters:
  ///   - parameters: Another curve or spring; `nil` for the same.
  ///   - durationFactor: The time for the rest, as a fraction of the duration; 0 for the remaining time.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewPropertyAnimator: UIViewImplicitlyAnimating {}
