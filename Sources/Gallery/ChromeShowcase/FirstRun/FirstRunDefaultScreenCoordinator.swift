import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Pushes the first run's default screen.
final class FirstRunDefaultScreenCoordinator: NavigationCoordinator {
  weak var baseViewController: UIViewController?

  func start() {
    let screen = SCFirstRunDefaultScreenViewController()
    screen.delegate = CommandRecorder.current
    navigationController?.pushViewController(screen, animated: true)
  }
}
