import FocusUI
import HeadlessUIKit
import ShowcaseKit

/// The splash as it covers the whole window; a tap does nothing to it.
final class SplashCoordinator: NavigationCoordinator {
  weak var baseViewController: UIViewController?

  func start() {
    let screen = UIViewController()
    let splash = SplashView()
    splash.frame = screen.view.bounds
    splash.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.view.addSubview(splash)
    navigationController?.setNavigationBarHidden(true, animated: false)
    navigationController?.pushViewController(screen, animated: false)
  }
}
