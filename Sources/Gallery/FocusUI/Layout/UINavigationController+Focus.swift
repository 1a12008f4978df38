import HeadlessUIKit

extension UINavigationController {
  /// Shows the bar, which the browser hides, in the app's colors, with all that is on the stack in its dark form.
  func showFocusBar(animated: Bool) {
    overrideUserInterfaceStyle = .dark
    navigationBar.barTintColor = .focusInk
    navigationBar.tintColor = .focusTint
    setNavigationBarHidden(false, animated: animated)
  }

  /// Lets what is on the stack follow the system again, as pages do; the screens with the bar do not.
  func followSystemAppearance() {
    overrideUserInterfaceStyle = .unspecified
  }
}
