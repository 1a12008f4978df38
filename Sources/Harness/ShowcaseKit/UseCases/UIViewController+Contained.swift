import HeadlessUIKit

extension UIViewController {
  /// Puts the controller into another one, and returns that one, for a use case of a controller that expects
  /// to be in a container of a certain class:
  ///
  ///     let tabs = UITableViewController().contained(in: UITabBarController())
  ///     tabs.viewControllers?.count  // 1
  ///
  /// A navigation or tab bar controller gets it as the only one on its stack or among its tabs, a split
  /// controller as its first column, and a page controller as its page. In any other container it is a child
  /// that fills the view.
  ///
  /// - Parameter container: The other controller, whose own children it replaces if the container has a list
  ///   of them.
  public func contained<Container: UIViewController>(in container: Container) -> Container {
    switch container {
    case let navigation as UINavigationController: navigation.viewControllers = [self]
    case let tabs as UITabBarController: tabs.viewControllers = [self]
    case let split as UISplitViewController: split.viewControllers = [self]
    case let pages as UIPageViewController:
      pages.setViewControllers([self], direction: .forward, animated: false)
    default: fill(container)
    }
    return container
  }

  private func fill(_ container: UIViewController) {
    container.addChild(self)
    view.frame = container.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    container.view.addSubview(view)
    didMove(toParent: container)
  }

  /// Whether a navigation controller can have it on its stack.
  var canBePushed: Bool { !(self is UINavigationController || self is UISplitViewController) }
}
