/// Follows the changes of a navigation controller's stack, and animates them. Every method has a
/// default.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// Called before a controller is shown on top.
  ///
  /// - Parameters:
  ///   - navigationController: The controller whose stack changes, or which appears for the first
  ///     time.
  ///   - viewController: The new top of the stack.
  ///   - animated: Whether the transition takes time.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Called after the transition to a controller on top.
  ///
  /// - Parameters:
  ///   - navigationController: The controller whose stack changed, or which appeared for the first
  ///     time.
  ///   - viewController: The new top of the stack.
  ///   - animated: Whether the transition took time.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// Returns the animation of a push or a pop; `nil`, the default, for UIKit's own.
  ///
  /// - Parameters:
  ///   - navigationController: The controller whose stack changes.
  ///   - operation: Whether the change is a push or a pop.
  ///   - fromVC: The former top of the stack.
  ///   - toVC: The new top of the stack.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that drives a push or a pop; `nil` by default. Never called here.
  ///
  /// - Parameters:
  ///   - navigationController: The controller whose stack changes.
  ///   - animationController: The animation of the change.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the orientations of the interface; those of the top controller by default. Never called here.
  ///
  /// - Parameter navigationController: The controller whose top controller has orientations of its
  ///   own.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  /// Returns the initial orientation of the interface; the current one by default. Never called
  /// here.
  ///
  /// - Parameter navigationController: The controller that is presented.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
  /// Returns the orientations of the top controller.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    navigationController.topViewController?.supportedInterfaceOrientations ?? .all
  }

  /// Returns the orientation of the interface.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { UIScreen.main.orientation }

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}

  /// Returns `nil`.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns `nil`, for UIKit's own animation.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension UINavigationController {
  /// The kind of a change of the stack.
  public enum Operation: Hashable, Sendable {
    /// Neither a push nor a pop.
    case none
    /// The shown controller was not on the stack.
    case push
    /// The shown controller was already on the stack.
    case pop
  }
}
