import FocusUI
import HeadlessUIKit
import ShowcaseKit

/// The whole app at home: what the browser leads to is there as well.
class AppCoordinator: BrowserCoordinator {
  private var navigator: BrowserNavigator?

  override func act(in browser: BrowserViewController) {
    let navigator = BrowserNavigator(context: .mock(store: source.store))
    self.navigator = navigator
    browser.delegate = navigator
  }
}

/// The whole app with a page, and two other browsers beside it.
final class AppWithPageCoordinator: AppCoordinator {
  override func act(in browser: BrowserViewController) {
    super.act(in: browser)
    UIApplication.shared.environment.openableSchemes.formUnion(["firefox", "googlechromes"])
    browser.open("https://www.mozilla.org/")
  }
}

/// The whole app with a page whose links other apps open.
final class AppWithLinksCoordinator: AppCoordinator {
  override func act(in browser: BrowserViewController) {
    super.act(in: browser)
    UIApplication.shared.environment.openableSchemes.insert("other-app")
    browser.open("https://links.example/")
  }
}
