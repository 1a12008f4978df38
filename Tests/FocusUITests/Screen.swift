import FocusUI
import HeadlessUIKit
import Testing

/// Runs a test in an application with a window, by default on a phone in portrait.
@MainActor
func onScreen(
  device: VirtualDevice = .iPhone, orientation: UIInterfaceOrientation = .portrait,
  layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight, language: String = "en",
  _ body: (UIWindow) throws -> Void
) throws {
  var environment = EnvironmentSettings()
  environment.languages = [language]
  let application = UIApplication(
    device: device, orientation: orientation, layoutDirection: layoutDirection, environment: environment)
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
