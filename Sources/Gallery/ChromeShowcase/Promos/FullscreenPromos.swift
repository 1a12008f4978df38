import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Pushes the content notification promo.
final class ContentNotificationFullscreenPromoCoordinator: PushingCoordinator {
  override func makeScreen() -> UIViewController {
    let promo = SCContentNotificationPromoViewController()
    promo.delegate = recorder
    // The use case of the tab grid sets it on the same navigation controller.
    navigationController?.hidesBarsOnSwipe = false
    return promo
  }
}

/// Pushes the default browser promo.
final class DefaultBrowserFullscreenPromoCoordinator: PushingCoordinator {
  override func makeScreen() -> UIViewController {
    let promo = DefaultBrowserPromoViewController()
    promo.actionHandler = recorder
    navigationController?.hidesBarsOnSwipe = false
    return promo
  }
}

/// Asks whether Chrome may send notifications of news.
final class SCContentNotificationPromoViewController: PromoStyleViewController {
  override func loadView() {
    banner = PromoBanner(imageNamed: "content_notification_illustration")
    titleText = String(localized: "Get News That You Care About", table: Self.table)
    subtitleText = String(
      localized: "Chrome can notify you of articles on the topics that you follow.", table: Self.table)
    primaryActionString = String(localized: "Turn On Notifications", table: Self.table)
    secondaryActionString = String(localized: "Not Now", table: Self.table)
    tertiaryActionString = String(localized: "Choose Topics", table: Self.table)
    super.loadView()
  }

  private static let table = "ContentNotification"
}
