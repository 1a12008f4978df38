import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Pushes the default browser promo.
final class DefaultBrowserFullscreenPromoCoordinator: NavigationCoordinator {
  weak var baseViewController: UIViewController?

  func start() {
    let promo = DefaultBrowserPromoViewController()
    promo.actionHandler = CommandRecorder.current
    navigationController?.hidesBarsOnSwipe = false
    navigationController?.pushViewController(promo, animated: true)
  }
}
