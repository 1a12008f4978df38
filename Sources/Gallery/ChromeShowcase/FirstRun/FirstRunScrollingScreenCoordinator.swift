import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Pushes the first run's scrolling screen.
final class FirstRunScrollingScreenCoordinator: NavigationCoordinator {
  weak var baseViewController: UIViewController?

  func start() {
    let screen = SCFirstRunScrollingScreenViewController()
    screen.delegate = CommandRecorder.current
    navigationController?.pushViewController(screen, animated: true)
  }
}
