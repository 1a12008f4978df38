import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Pushes the content notification promo.
final class ContentNotificationFullscreenPromoCoordinator: NavigationCoordinator {
  weak var baseViewController: UIViewController?

  func start() {
    let promo = SCContentNotificationPromoViewController()
    promo.delegate = CommandRecorder.current
    navigationController?.hidesBarsOnSwipe = false
    navigationController?.pushViewController(promo, animated: true)
  }
}
