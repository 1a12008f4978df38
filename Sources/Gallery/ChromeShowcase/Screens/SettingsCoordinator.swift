import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Pushes the settings screen.
final class SettingsCoordinator: PushingCoordinator {
  override func makeScreen() -> UIViewController {
    let settings = SettingsViewController()
    settings.title = String(localized: "Settings", table: "Settings")
    return settings
  }
}
