import FocusUI
import HeadlessUIKit
import ShowcaseKit

/// A page that comes after a second.
final class ContentCoordinator: SettingsPageCoordinator {
  weak var baseViewController: UIViewController?

  func makeScreen() -> UIViewController { SettingsContentViewController(.privacyNotice) }
}

/// A page that cannot be reached.
final class UnreachableContentCoordinator: SettingsPageCoordinator {
  weak var baseViewController: UIViewController?

  func makeScreen() -> UIViewController {
    UIApplication.shared.webPages[SupportPage.rights.url] = nil
    return SettingsContentViewController(.rights)
  }
}
