import Foundation

/// Drives a transition with a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Called instead of the animation when the transition begins.
  ///
  /// - Parameter transitionContext: The controllers, views and frames of the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed at which the animation continues after the gesture; 1 is its own speed.
  var completionSpeed: CGFloat { get }
  /// The curve of the animation after the gesture.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins under the control of the gesture; `true` by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The animation's own speed.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The transition begins under the control of the gesture.
  public var wantsInteractiveStart: Bool { true }
}

/// Drives a transition's animation by its completed fraction, from 0 to 1.
///
/// The toolkit's own transitions are never driven by a gesture. The fraction reaches the context of
/// a transition that code starts with this object.
///
///     let transition = UIPercentDrivenInteractiveTransition()
///     transition.update(0.4)
///     transition.percentComplete  // 0.4
///     transition.update(1.5)
///     transition.percentComplete  // 1
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  /// The completed fraction of the transition, from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// The speed at which the animation continues after the gesture; 1 by default. Stored only.
  open var completionSpeed: CGFloat = 1
  /// The curve of the animation after the gesture; slow at both ends by default. Stored only.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// Whether the transition begins under the control of the gesture; `true` by default.
  open var wantsInteractiveStart: Bool = true
  private weak var context: (any UIViewControllerContextTransitioning)?

  /// Creates a transition at its start.
  public init() {}

  /// The duration of the driven animation in seconds; always 0, since no animation is driven here.
  open var duration: CGFloat { 0 }

  /// Begins driving a transition.
  ///
  /// - Parameter transitionContext: The context that receives the following updates; not retained.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
  }

  /// Moves the transition to a fraction.
  ///
  /// - Parameter percentComplete: The completed fraction, despite its name; clamped to 0 through 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Pauses at the current fraction.
  open func pause() {
    context?.pauseInteractiveTransition()
  }

  /// Returns the transition to its start.
  open func cancel() {
    context?.cancelInteractiveTransition()
  }

  /// Continues the transition to its end.
  open func finish() {
    context?.finishInteractiveTransition()
  }
}
