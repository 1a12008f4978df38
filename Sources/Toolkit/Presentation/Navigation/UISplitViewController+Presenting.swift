import Flow
import HeadlessUIKit

extension UISplitViewController: PresentingViewController {
  /// Pushes a controller in the secondary column, or in the primary one with
  /// ``PresentationOptions/showInMaster`` or while there is only one stack.
  ///
  /// A column without a navigation controller gets one if the options include
  /// ``PresentationOptions/embedInNavigationController``; otherwise the presentation fails. Details
  /// that would be alone on the only stack are dismissed at once.
  ///
  /// - Parameters:
  ///   - controller: The controller to push.
  ///   - options: The options of the presentation, and of a new column's navigation controller.
  public func present(
    _ controller: UIViewController, options: PresentationOptions
  ) -> PresentingViewController.Result {
    let isMaster = options.contains(.showInMaster)
    // When the columns separate again, this decides which controllers are details.
    controller.presentationState.isPresentedInMaster = isMaster
    let primary = viewControllers.first as? any PresentingViewController
    let secondary = viewControllers.dropFirst().first as? any PresentingViewController
    if !isMaster, isCollapsed, (primary as? UINavigationController)?.viewControllers.isEmpty == true {
      return (Future(error: PresentError.dismissed), { Future() })
    }
    let existing = isMaster || isCollapsed ? primary : secondary
    guard let presenter = existing ?? makeColumn(isMaster: isMaster, options: options) else {
      return (Future(error: PresentError.presentationNotPossible), { Future() })
    }
    return presenter.present(controller, options: options)
  }

  /// Adds a navigation controller to a column without one, if the options include that.
  private func makeColumn(isMaster: Bool, options: PresentationOptions) -> (any PresentingViewController)? {
    guard options.contains(.embedInNavigationController),
      isMaster || !(isCollapsed || viewControllers.isEmpty)
    else { return nil }
    let make = (delegate as? DualNavigationControllersSplitDelegate)?.makeNavigationController
    let navigation = (make ?? customNavigationController)(isMaster ? .showInMaster : [])
    let others = viewControllers
    viewControllers = isMaster ? [navigation] + others.dropFirst() : [others[0], navigation]
    return navigation
  }
}
