import HeadlessUIKit

extension UINavigationController {
  /// Shows the bar, which the browser hides, in the app's colors.
  func showFocusBar(animated: Bool) {
    overrideUserInterfaceStyle = .dark
    navigationBar.barTintColor = .focusInk
    navigationBar.tintColor = .focusTint
    setNavigationBarHidden(false, animated: animated)
  }
}
