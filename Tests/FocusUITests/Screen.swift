import FocusUI
import HeadlessUIKit
import Testing

/// Runs a test in an application with a window.
@MainActor
func onScreen(device: VirtualDevice = .iPhone, _ body: (UIWindow) throws -> Void) throws {
  let application = UIApplication(device: device)
  application.environment.stringCatalogs = try StringCatalog.focus.get()
  try application.run {
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    try body(window)
  }
}

extension UIView {
  /// The views below this one with an identifier.
  @MainActor
  func views(identified identifier: String) -> [UIView] {
    subviews.flatMap {
      ($0.accessibilityIdentifier == identifier ? [$0] : []) + $0.views(identified: identifier)
    }
  }
}
