import Foundation

/// Provides a presentation's controller and animations; every method has a default.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Returns the animation of the presentation; `nil`, the default, for the toolkit's own.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animation of the dismissal; `nil`, the default, for the toolkit's own.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns what drives the presentation; `nil`, the default, for nothing. Never called here.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns what drives the dismissal; `nil`, the default, for nothing. Never called here.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the object that presents a controller whose style is `custom`; `nil`, the default, for
  /// a plain presentation controller.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns `nil`: the toolkit presents in its own way.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns `nil`: the toolkit dismisses in its own way.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns `nil`: nothing drives the presentation.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns `nil`: nothing drives the dismissal.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns `nil`: a plain presentation controller presents.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Animates a transition between controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Returns how many seconds the animation takes.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Adds the new view to the container, animates, and calls `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called when the transition is over; does nothing by default.
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

/// The views of a transition; a side whose view does not change has none.
public enum UITransitionContextViewKey: Hashable, Sendable {
  /// The view that is removed.
  case from
  /// The view that is added.
  case to
}

/// The circumstances of a transition, for its animation.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that both views are in during the transition.
  var containerView: UIView { get }
  /// Whether the transition is animated; always `true` here, since others have no animation.
  var isAnimated: Bool { get }
  /// Whether a gesture drives the transition; always `false` here.
  var isInteractive: Bool { get }
  /// Whether the transition went back to its start.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; the transition is one of its two ends.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Returns the controller on one side.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view on one side; `nil` if it does not take part.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view before the transition; zero if it is not yet shown.
  func initialFrame(for controller: UIViewController) -> CGRect
  /// Returns the frame of a controller's view after the transition; zero if it will not be shown.
  func finalFrame(for controller: UIViewController) -> CGRect
  /// Moves a transition that a gesture drives to a share, from 0 to 1; without effect here.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Lets a transition that a gesture drives go on to its end; without effect here.
  func finishInteractiveTransition()
  /// Lets a transition that a gesture drives go back to its start; without effect here.
  func cancelInteractiveTransition()
  /// Stops a transition that a gesture drives; without effect here.
  func pauseInteractiveTransition()
  /// How the view is turned at the end of a rotation along with the transition; not at all here.
  var targetTransform: CGAffineTransform { get }
  /// Ends the transition; `didComplete` is `false` if it went back to its start.
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
  /// No turning.
  public var targetTransform: CGAffineTransform { .identity }
}

/// A transition between two controllers, as its animation gets it.
@preconcurrency @MainActor
final class TransitionContext: UIViewControllerContextTransitioning {
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private let from: Side
  private let to: Side
  private var ended: (@MainActor (Bool) -> Void)?
  private(set) var transitionWasCancelled = false

  /// A controller, its view if that takes part, and the frame before or after the transition.
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
    // An animation that completes twice must not end the next transition.
    self.ended = nil
    ended?(didComplete)
  }

  /// Starts an animation; the transition lasts until the animation completes it.
  func run(_ animator: any UIViewControllerAnimatedTransitioning) {
    let ended = ended
    self.ended = { [animator] didComplete in
      animator.animationEnded(didComplete)
      ended?(didComplete)
    }
    animator.animateTransition(using: self)
  }
}
