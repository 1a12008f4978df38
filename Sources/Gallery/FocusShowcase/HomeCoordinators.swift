import FocusModel
import FocusUI
import HeadlessUIKit
import ShowcaseKit

/// The app at its first launch.
final class FirstRunCoordinator: BrowserCoordinator {
  override func prepare(_ source: MockBrowserSource) {}
}

/// The app at home.
final class HomeCoordinator: BrowserCoordinator {}

/// The app for German-speaking countries at home.
final class KlarHomeCoordinator: BrowserCoordinator {
  override class var product: Product { .klar }
}

/// The app at home after an update.
final class HomeWithNewsCoordinator: BrowserCoordinator {
  override func prepare(_ source: MockBrowserSource) {
    source.introduceFormerVersion()
  }
}

/// The app at home, with a typed text.
final class HomeEditingCoordinator: BrowserCoordinator {
  override func act(in browser: BrowserViewController) {
    browser.type("moz")
  }
}

/// The app at home after an erase, with its toast.
final class ErasedCoordinator: PageCoordinator {
  override func act(in browser: BrowserViewController) {
    super.act(in: browser)
    browser.later { $0.urlBarDidPressErase($0.urlBar) }
  }
}

/// The app at home with the address bar's menu and a link on the pasteboard.
final class HomeWithMenuCoordinator: BrowserCoordinator {
  override func prepare(_ source: MockBrowserSource) {
    super.prepare(source)
    UIPasteboard.general.string = "https://example.com/"
  }

  override func act(in browser: BrowserViewController) {
    browser.later { $0.urlBar.textField.longPress() }
  }
}

/// The app at home with a domain that the user has added; the settings button shows the settings
/// for completing addresses.
final class HomeWithOwnDomainsCoordinator: BrowserCoordinator {
  override func prepare(_ source: MockBrowserSource) {
    super.prepare(source)
    try? source.customDomains.add("getfirefox.com")
  }

  override func showSettings(from browser: BrowserViewController) {
    let settings = AutocompleteSettingsViewController(context: context, customDomains: source.customDomains)
    browser.navigationController?.pushViewController(settings, animated: true)
  }
}

/// The app at home, with a typed text and a link on the pasteboard.
final class HomeEditingWithLinkCoordinator: BrowserCoordinator {
  override func prepare(_ source: MockBrowserSource) {
    super.prepare(source)
    UIPasteboard.general.string = "https://example.com/path?a=1"
  }

  override func act(in browser: BrowserViewController) {
    browser.type("firef")
  }
}

/// The splash over the whole window; a tap has no effect on it.
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
