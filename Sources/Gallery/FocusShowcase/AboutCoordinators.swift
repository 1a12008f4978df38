import FocusModel
import FocusUI
import Foundation
import HeadlessUIKit
import ShowcaseKit

/// The description of the app.
final class AboutCoordinator: SettingsPageCoordinator {
  weak var baseViewController: UIViewController?

  func makeScreen() -> UIViewController {
    AboutViewController(product: .focus, version: MockBrowserSource.version)
  }
}

/// The description of the app, scrolled to its end.
final class ScrolledAboutCoordinator: SettingsPageCoordinator {
  weak var baseViewController: UIViewController?

  func makeScreen() -> UIViewController {
    AboutViewController(product: .focus, version: MockBrowserSource.version)
  }

  func act(in screen: UIViewController) {
    (screen as? UITableViewController)?.scrollToEnd()
  }
}

/// A page that loads in a second.
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

/// The introduction over an empty screen.
final class IntroCoordinator: Coordinator {
  weak var baseViewController: UIViewController?

  func start() {
    let introduction = IntroViewController()
    introduction.finished = { CommandRecorder.current.record("IntroViewController", function: "finished()") }
    baseViewController?.present(introduction, animated: false)
  }

  func stop() {
    baseViewController?.dismiss(animated: false)
  }
}

/// The instructions for Safari; the user has enabled the blocker when they return for the second
/// time.
final class SafariInstructionsCoordinator: PushingCoordinator {
  weak var baseViewController: UIViewController?

  /// The first answer is for the settings, the others are for the returns to the app.
  private lazy var context = SettingsContext.mock(blockerAnswers: [false, false, true])

  func makeFormerScreen() -> UIViewController? { SettingsViewController(context: context) }

  func makeScreen() -> UIViewController {
    SafariInstructionsViewController(product: context.product, detector: context.contentBlockerDetector)
  }
}

/// The share sheet of a page, with no browser but Safari.
final class ShareSheetCoordinator: NavigationCoordinator {
  weak var baseViewController: UIViewController?

  func start() {
    guard let navigationController, let url = URL(string: "https://www.mozilla.org/") else { return }
    UIApplication.shared.recordOpenedAddresses()
    let sheet = UIActivityViewController(sharing: url)
    sheet.completionWithItemsHandler = { type, completed, _, _ in
      CommandRecorder.current.record(
        "UIActivityViewController", type?.rawValue, completed, function: "completion(_:_:)")
    }
    sheet.popoverPresentationController?.sourceView = navigationController.navigationBar
    navigationController.present(sheet, animated: false)
  }

  func stop() {
    baseViewController?.dismiss(animated: false)
  }
}
