import Foundation

/// Provides a presentation's controller and animations; every method has a default.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Returns the animation of the presentation; `nil`, the default, for the toolkit's own.
  ///
  /// - Parameters:
  ///   - presented: The controller that is about to appear.
  ///   - presenting: The controller that presents it, often the topmost parent of `source`.
  ///   - source: The controller that `present` was called on.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animation of the dismissal; `nil`, the default, for the toolkit's own.
  ///
  /// - Parameter dismissed: The controller that is about to disappear.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that drives the presentation; `nil` by default. Never called here.
  ///
  /// - Parameter animator: The animation of the presentation.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the object that drives the dismissal; `nil` by default. Never called here.
  ///
  /// - Parameter animator: The animation of the dismissal.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the object that presents a controller whose style is `custom`; `nil`, the default, for
  /// a plain presentation controller.
  ///
  /// - Parameters:
  ///   - presented: The controller to present.
  ///   - presenting: The controller that presents it; `nil` if it is not yet known.
  ///   - source: The controller that `present` was called on; the presented one if none is known
  ///     yet.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns `nil`, for the toolkit's own animation.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns `nil`, for the toolkit's own animation.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns `nil`.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns `nil`.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns `nil`, for a plain presentation controller.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Animates a transition between controllers. A fade of the presented view:
///
///     final class Fade: UIViewControllerAnimatedTransitioning {
///       func transitionDuration(
///         using transitionContext: (any UIViewControllerContextTransitioning)?
///       ) -> TimeInterval { 0.3 }
///
///       func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
///         guard let view = transitionContext.view(forKey: .to) else { return }
///         transitionContext.containerView.addSubview(view)
///         view.alpha = 0
///         UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
///           view.alpha = 1
///         } completion: { _ in
///           transitionContext.completeTransition(true)
///         }
///       }
///     }
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration of the animation in seconds.
  ///
  /// - Parameter transitionContext: The transition; `nil` if the duration is needed before the
  ///   transition is set up.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Adds the new view to the container, animates, and calls `completeTransition(_:)` at the end.
  ///
  /// - Parameter transitionContext: The controllers, views and frames of the transition.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called when the transition is over; does nothing by default.
  ///
  /// - Parameter transitionCompleted: The argument of `completeTransition(_:)`; `false` if the
  ///   transition was cancelled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The controllers of a transition.
public enum UITransitionContextViewControllerKey: Hashable, Sendable {
  /// The controller that disappears, or that is covered.
  case from
  /// The controller that appears.
  case to
}

/// The views of a transition; a view that is neither added nor removed takes no part.
public enum UITransitionContextViewKey: Hashable, Sendable {
  /// The view that is removed.
  case from
  /// The view that is added.
  case to
}

/// The controllers, views and frames of a transition, for its animation.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The superview of both views during the transition.
  var containerView: UIView { get }
  /// Whether the transition is animated; always `true` here, since only animated ones have a
  /// context.
  var isAnimated: Bool { get }
  /// Whether a gesture drives the transition; always `false` here.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation that begins or ends with the transition.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Returns the controller on one side.
  ///
  /// - Parameter key: Whether the controller disappears or appears.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view on one side; `nil` if it does not take part.
  ///
  /// - Parameter key: Whether the view is removed or added.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view before the transition; zero if it is not yet shown.
  ///
  /// - Parameter controller: One of the transition's controllers; any other has a zero frame.
  func initialFrame(for controller: UIViewController) -> CGRect
  /// Returns the frame of a controller's view after the transition; zero if it will not be shown.
  ///
  /// - Parameter controller: One of the transition's controllers; any other has a zero frame.
  func finalFrame(for controller: UIViewController) -> CGRect
  /// Moves an interactive transition to a fraction from 0 to 1. Has no effect here.
  ///
  /// - Parameter percentComplete: The completed fraction, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Continues an interactive transition to its end. Has no effect here.
  func finishInteractiveTransition()
  /// Returns an interactive transition to its start. Has no effect here.
  func cancelInteractiveTransition()
  /// Pauses an interactive transition. Has no effect here.
  func pauseInteractiveTransition()
  /// The view's rotation at the end of the transition; always the identity here.
  var targetTransform: CGAffineTransform { get }
  /// Ends the transition. The animation has to call it once; further calls have no effect.
  ///
  /// - Parameter didComplete: Whether the transition reached its end; `false` if it was cancelled.
  func completeTransition(_ didComplete: Bool)
}

extension UIViewControllerContextTransitioning {
  /// Does nothing.
  public func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  /// Does nothing.
  public func finishInteractiveTransition() {}
  /// Does nothing.
  public func cancelInteractiveTransition() {}
  /// Does nothing.
  public func pauseInteractiveTransition() {}
  /// The identity.
  public var targetTransform: CGAffineTransform { .identity }
}

/// The context of a transition between two controllers.
@preconcurrency @MainActor
final class TransitionContext: UIViewControllerContextTransitioning {
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private let from: Side
  private let to: Side
  private var ended: (@MainActor (Bool) -> Void)?
  private(set) var transitionWasCancelled = false

  /// A controller, its view if it takes part, and its frame before or after the transition.
  struct Side {
    var controller: UIViewController?
    var view: UIView?
    var frame: CGRect = .zero
  }

  init(
    in containerView: UIView, style: UIModalPresentationStyle, from: Side, to: Side,
    ended: @escaping @MainActor (Bool) -> Void
  ) {
    self.containerView = containerView
    presentationStyle = style
    self.from = from
    self.to = to
    self.ended = ended
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { false }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from.controller : to.controller
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view : to.view
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    controller === from.controller ? from.frame : .zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    controller === to.controller ? to.frame : .zero
  }

  func completeTransition(_ didComplete: Bool) {
    transitionWasCancelled = !didComplete
    let ended = ended
    // An animation that completes twice may not end the next transition.
    self.ended = nil
    ended?(didComplete)
  }

  /// Starts an animation, which ends the transition by completing it.
  func run(_ animator: any UIViewControllerAnimatedTransitioning) {
    let ended = ended
    self.ended = { [animator] didComplete in
      animator.animationEnded(didComplete)
      ended?(didComplete)
    }
    animator.animateTransition(using: self)
  }
}
