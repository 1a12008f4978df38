import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Pushes the hero screen, and answers its primary button with an alert.
final class FirstRunHeroScreenCoordinator: NavigationCoordinator, PromoStyleViewControllerDelegate {
  weak var baseViewController: UIViewController?

  func start() {
    let screen = SCFirstRunHeroScreenViewController()
    screen.delegate = self
    navigationController?.pushViewController(screen, animated: true)
  }

  func didTapPrimaryActionButton() {
    CommandRecorder.current.didTapPrimaryActionButton()
    let alert = UIAlertController(
      title: String(localized: "Primary Button Tapped", table: "FirstRun"),
      message: String(localized: "This is a message from the coordinator.", table: "FirstRun"),
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: String(localized: "OK", table: "FirstRun"), style: .default))
    baseViewController?.present(alert, animated: true)
  }
}
