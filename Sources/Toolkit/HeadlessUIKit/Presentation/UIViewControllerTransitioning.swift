import Foundation

/// Gives a presentation its controller and its animations; nothing need be answered.
@MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// The animation of the presentation; UIKit's own by default.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animation of the dismissal; UIKit's own by default.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What presents a controller whose style is `custom`; a plain presentation controller by default.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Animates a transition between controllers.
@MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// How many seconds the animation takes.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Puts the new view into the container, moves views, and calls `completeTransition` in the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Tells that the transition is over; does nothing by default.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The controllers of a transition.
public enum UITransitionContextViewControllerKey: Hashable, Sendable {
  case from
  case to
}

/// The views of a transition; one that stays where it is has none.
public enum UITransitionContextViewKey: Hashable, Sendable {
  case from
  case to
}

/// What an animation works on.
@MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func initialFrame(for controller: UIViewController) -> CGRect
  func finalFrame(for controller: UIViewController) -> CGRect
  /// Ends the transition; `didComplete` is false if it went back to the start.
  func completeTransition(_ didComplete: Bool)
}

/// A transition between two controllers, as its animation sees it.
@MainActor
final class TransitionContext: UIViewControllerContextTransitioning {
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private let from: Side
  private let to: Side
  private var ended: (@MainActor (Bool) -> Void)?
  private(set) var transitionWasCancelled = false

  /// A controller, the view that moves, if it does, and where that is before or after the transition.
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
    self.ended = nil
    ended?(didComplete)
  }

  /// Lets an animation run; the application is busy until the animation completes the transition.
  func run(_ animator: any UIViewControllerAnimatedTransitioning) {
    let ended = ended
    self.ended = { [animator] didComplete in
      animator.animationEnded(didComplete)
      ended?(didComplete)
    }
    animator.animateTransition(using: self)
  }
}
