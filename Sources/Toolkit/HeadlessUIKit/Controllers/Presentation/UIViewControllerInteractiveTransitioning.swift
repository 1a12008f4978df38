import Foundation

/// Drives a transition by a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Called instead of the animation when the transition begins.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the animation goes on after the gesture, 1 for its own speed.
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

/// Drives a transition's animation by a share between 0 and 1.
///
/// The toolkit's own transitions are never driven by a gesture: the share reaches the context of a
/// transition that code starts with it.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  /// The share of the transition that is done, from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// How fast the animation goes on after the gesture; 1 by default. Stored only.
  open var completionSpeed: CGFloat = 1
  /// The curve of the animation after the gesture; slow at both ends by default. Stored only.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// Whether the transition begins under the control of the gesture; `true` by default.
  open var wantsInteractiveStart: Bool = true
  private weak var context: (any UIViewControllerContextTransitioning)?

  /// Creates a transition at its start.
  public init() {}

  /// The duration of the driven animation in seconds; 0 without one.
  open var duration: CGFloat { 0 }

  /// Takes the transition that is driven.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
  }

  /// Moves the transition to a share, which is kept between 0 and 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Stops at the present share.
  open func pause() {
    context?.pauseInteractiveTransition()
  }

  /// Goes back to the start.
  open func cancel() {
    context?.cancelInteractiveTransition()
  }

  /// Goes on to the end.
  open func finish() {
    context?.finishInteractiveTransition()
  }
}
