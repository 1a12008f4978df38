import ChromeUI
import ShowcaseKit

extension UseCase {
  /// The full screen that asks to make Chrome the default browser.
  static let defaultBrowserPromo = UseCase(
    "Default Browser Fullscreen Promo UI", of: DefaultBrowserPromoViewController.self,
    coordinator: DefaultBrowserFullscreenPromoCoordinator.self)
}
