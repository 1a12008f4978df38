import FocusUI
import HeadlessUIKit

/// A page that is being shared, and that two other browsers could open as well as Safari.
final class PageWithOtherBrowsersCoordinator: BrowserCoordinator {
  override func act(in browser: BrowserViewController) {
    UIApplication.shared.environment.openableSchemes.formUnion(["firefox", "googlechromes"])
    browser.open("https://www.mozilla.org/")
    MainQueue.async { [unowned browser] in
      browser.sendButton.sendActions(for: .touchUpInside)
    }
  }
}
