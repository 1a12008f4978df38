import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Pushes the settings screen.
final class SettingsCoordinator: NavigationCoordinator {
  weak var baseViewController: UIViewController?

  func start() {
    let settings = SettingsViewController()
    settings.title = String(localized: "Settings", table: "Settings")
    navigationController?.pushViewController(settings, animated: true)
  }
}
