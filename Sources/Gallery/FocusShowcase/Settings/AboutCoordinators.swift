import FocusModel
import FocusUI
import Foundation
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

/// How to let the blocker into Safari; the user has done so when they come back for the second time.
final class SafariInstructionsCoordinator: PushingCoordinator {
  weak var baseViewController: UIViewController?

  /// Safari is asked by the settings first, and then with each return.
  private lazy var context = SettingsContext.mock(blockerAnswers: [false, false, true])

  func makeFormerScreen() -> UIViewController? { SettingsViewController(context: context) }

  func makeScreen() -> UIViewController {
    SafariInstructionsViewController(product: context.product, detector: context.contentBlockerDetector)
  }
}

/// The share sheet of a page, where there is no other browser but Safari.
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
