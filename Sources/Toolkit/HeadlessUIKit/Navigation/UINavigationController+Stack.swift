import Foundation

extension UINavigationController {
  /// Shows a controller on top; animated, it has appeared after 0.35 s.
  public func pushViewController(_ controller: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === controller },
      "Pushing the same view controller instance more than once is not supported")
    changeStack(to: stack + [controller], animated: animated)
  }

  /// Goes back by one controller; the root stays.
  @discardableResult
  public func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    changeStack(to: stack.dropLast(), animated: animated)
    return top
  }

  /// Goes back to the root.
  @discardableResult
  public func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(stack.dropFirst())
    guard !popped.isEmpty else { return nil }
    changeStack(to: Array(stack.prefix(1)), animated: animated)
    return popped
  }

  /// Replaces the whole stack.
  public func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    changeStack(to: controllers, animated: animated)
  }

  /// Shows the items of the top controller in the toolbar.
  func toolbarItemsDidChange(of controller: UIViewController) {
    if controller === topViewController { toolbar.items = controller.toolbarItems }
  }

  /// Exchanges the top controllers in UIKit's order: the old one will disappear, the new one will appear, then both did.
  private func changeStack(to controllers: [UIViewController], animated: Bool) {
    let (old, new) = (topViewController, controllers.last)
    let gone = stack.filter { former in !controllers.contains { $0 === former } }
    let isAnimated = animated && old != nil && appearance != .disappeared
    stack = controllers
    let adopted = adopt(controllers)
    gone.forEach { $0.willMove(toParent: nil) }
    navigationBar.setItems(controllers.map(\.navigationItem))
    guard isViewLoaded, old !== new else { return endMoves(adopted: adopted, gone: gone) }
    if appearance != .disappeared {
      old?.beginAppearanceTransition(false, animated: isAnimated)
      new?.beginAppearanceTransition(true, animated: isAnimated)
    }
    new.map(show)
    UIApplication.shared.runLoop.schedule(after: isAnimated ? 0.35 : 0, name: "navigation transition") {
      [weak self] in
      self?.endTransition(from: old, to: new, animated: isAnimated)
      self?.endMoves(adopted: adopted, gone: gone)
    }
  }

  /// Makes children of the controllers that are none yet; they appear when they are on top.
  private func adopt(_ controllers: [UIViewController]) -> [UIViewController] {
    let adopted = controllers.filter { $0.parent !== self }
    for controller in adopted {
      controller.willMove(toParent: self)
      children.append(controller)
      controller.parent = self
    }
    return adopted
  }

  /// Tells the controllers that came and went that they have done so.
  private func endMoves(adopted: [UIViewController], gone: [UIViewController]) {
    for controller in adopted where controller.parent === self { controller.didMove(toParent: self) }
    for controller in gone where !stack.contains(where: { $0 === controller }) {
      controller.removeFromParent()
    }
  }

  /// Puts a controller's view below the bars.
  func show(_ controller: UIViewController) {
    controller.view.frame = view.bounds
    let index = view.subviews.firstIndex { $0 === navigationBar } ?? 0
    view.insertSubview(controller.view, at: index)
    toolbar.items = controller.toolbarItems
    view.setNeedsLayout()
  }

  private func endTransition(from old: UIViewController?, to new: UIViewController?, animated: Bool) {
    if let old, old !== topViewController {
      old.viewIfLoaded?.removeFromSuperview()
      old.endAppearanceTransition()
    }
    if let new, new === topViewController {
      new.endAppearanceTransition()
      delegate?.navigationController(self, didShow: new, animated: animated)
    }
  }
}
