import FocusModel
import FocusUI
import HeadlessUIKit
import ShowcaseKit

/// What the app is for.
final class AboutCoordinator: SettingsPageCoordinator {
  weak var baseViewController: UIViewController?

  func makeScreen() -> UIViewController {
    AboutViewController(product: .focus, version: MockBrowserSource.version)
  }
}

/// The end of what the app is for.
final class ScrolledAboutCoordinator: SettingsPageCoordinator {
  weak var baseViewController: UIViewController?

  func makeScreen() -> UIViewController {
    AboutViewController(product: .focus, version: MockBrowserSource.version)
  }

  func act(in screen: UIViewController) {
    (screen as? UITableViewController)?.scrollToEnd()
  }
}
