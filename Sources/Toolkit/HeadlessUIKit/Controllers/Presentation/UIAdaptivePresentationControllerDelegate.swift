/// Adapts a presentation to a narrow window, and follows its dismissal by the user. Every method
/// has a default.
///
/// A popover that stays one on a phone:
///
///     final class KeepsPopover: UIAdaptivePresentationControllerDelegate {
///       func adaptivePresentationStyle(
///         for controller: UIPresentationController
///       ) -> UIModalPresentationStyle { .none }
///     }
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the style in a narrow window; `none` keeps the presentation as it is.
  ///
  /// - Parameter controller: The presentation, in its original style.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Returns the style for an environment's traits; by default the result of the method without
  /// traits.
  ///
  /// - Parameters:
  ///   - controller: The presentation, in its original style.
  ///   - traitCollection: The traits of the presenter's topmost parent.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns the controller to present in the adapted style; `nil`, the default, for the original
  /// one.
  ///
  /// - Parameters:
  ///   - controller: The presentation, in its original style.
  ///   - style: The style that it adapts to.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called before a presentation begins.
  ///
  /// - Parameters:
  ///   - presentationController: The presentation, in its adapted style.
  ///   - style: The style that it was adapted to; `none` if it was not adapted.
  ///   - transitionCoordinator: Makes changes alongside the presentation's transition; never `nil`
  ///     here.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Returns whether the user may dismiss the presentation; `true` by default.
  ///
  /// - Parameter presentationController: The presentation that the user wants to dismiss.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called when a dismissal by the user begins.
  ///
  /// - Parameter presentationController: The presentation, still on screen.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when a dismissal by the user ended; dismissals from code do not call it.
  ///
  /// - Parameter presentationController: The presentation, no longer on screen.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user tried to dismiss a presentation that may not be dismissed.
  ///
  /// - Parameter presentationController: The presentation that stays on screen.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns the presentation controller's own style.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller.adaptivePresentationStyle }

  /// Returns the style of the method without traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

  /// Returns `nil`, for the original controller.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }

  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}

  /// Returns `true`.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
