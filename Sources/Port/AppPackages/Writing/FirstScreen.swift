/// What use cases call for a controller in the first controller of a storyboard.
enum FirstScreen {
  /// The function, which is written below the use cases that need it.
  static let source = """

    extension UIStoryboard {
      /// Takes the controller of a class out of the tab bar or navigation controller with which the storyboard begins.
      @MainActor func firstScreen<Controller: UIViewController>() -> Controller {
        var rest = [instantiateInitialViewController()].compactMap { $0 }
        while let next = rest.popLast() {
          if let controller = next as? Controller {
            (controller.parent as? UINavigationController)?.viewControllers = []
            (controller.parent as? UITabBarController)?.viewControllers = []
            controller.removeFromParent()
            return controller
          }
          let contained =
            (next as? UITabBarController)?.viewControllers ?? (next as? UINavigationController)?.viewControllers
          rest += contained ?? next.children
        }
        fatalError("the storyboard does not begin with a \\(Controller.self)")
      }
    }

    """
}
