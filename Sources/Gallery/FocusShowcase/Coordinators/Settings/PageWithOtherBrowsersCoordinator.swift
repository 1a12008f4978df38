import FocusUI
import HeadlessUIKit

/// A page that two other browsers could open as well as Safari.
final class PageWithOtherBrowsersCoordinator: BrowserCoordinator {
  override func act(in browser: BrowserViewController) {
    UIApplication.shared.environment.openableSchemes.formUnion(["firefox", "googlechromes"])
    browser.open("https://www.mozilla.org/")
  }
}
