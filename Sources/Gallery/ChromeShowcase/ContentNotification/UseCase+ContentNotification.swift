import ChromeUI
import ShowcaseKit

extension UseCase {
  /// The full screen that asks for notifications; the typo in its name is Chrome's.
  static let contentNotificationPromo = UseCase(
    "Contnet Notification fullscreen promo sheet", of: SCContentNotificationPromoViewController.self,
    coordinator: ContentNotificationFullscreenPromoCoordinator.self)
}
