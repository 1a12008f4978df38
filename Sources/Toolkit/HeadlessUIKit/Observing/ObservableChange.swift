/// What can be observed from outside: UIKit has key-value observing for that, or nothing.
public enum ObservableChange: Hashable, Sendable {
  /// A view came into a window, or left one.
  case window
  /// A view has laid out its subviews.
  case layout
  /// A controller, or its child, would like to have another size.
  case preferredContentSize
  /// A container has other controllers.
  case viewControllers
  /// A change of a navigation controller's stack is over: what came is there, and what went is gone.
  case stackTransitionEnd
  /// A presented controller is gone.
  case dismissal
  /// A bar button item was tapped.
  case tap
}
