import FocusModel
import FocusUI
import HeadlessUIKit

/// The app that was never launched before.
final class FirstRunCoordinator: BrowserCoordinator {
  override func prepare() {}
}

/// The app at home.
final class HomeCoordinator: BrowserCoordinator {}

/// The app at home after an update.
final class HomeWithNewsCoordinator: BrowserCoordinator {
  override func prepare() {
    FirstRun(store: source.store, version: "3.9").introductionWillShow()
  }
}

/// The app at home, with something to look for typed.
final class HomeEditingCoordinator: BrowserCoordinator {
  override func act(in browser: BrowserViewController) {
    browser.type("moz")
  }
}

/// The same after a link was copied.
final class HomeEditingWithLinkCoordinator: BrowserCoordinator {
  override func prepare() {
    super.prepare()
    UIPasteboard.general.string = "https://example.com/path?a=1"
  }

  override func act(in browser: BrowserViewController) {
    browser.type("firef")
  }
}
