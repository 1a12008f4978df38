import HeadlessUIKit

extension UINavigationController {
  /// Creates a stack whose bar is opaque at any scroll position, as in Chrome's Showcase.
  static func withOpaqueBar() -> UINavigationController {
    let navigation = UINavigationController()
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance
    return navigation
  }
}
