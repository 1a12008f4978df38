import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct SettingsContentViewControllerTests {
  /// Shows a page that has been loading for some seconds.
  private func content(
    _ page: WebPage?, after seconds: TimeInterval, do body: (SettingsContentViewController) throws -> Void
  ) throws {
    try onScreen { window in
      UIApplication.shared.webPages[SupportPage.help.url] = page
      let screen = SettingsContentViewController(.help)
      window.rootViewController = UINavigationController(rootViewController: screen)
      UIApplication.shared.runLoop.advance(by: seconds)
      try body(screen)
    }
  }

  @Test func `The indicator is animated until the page has loaded, which appears a fifth of a second later`()
    throws
  {
    try content(WebPage(delay: 2), after: 1.9) { screen in
      expectTrue(screen.webView.isHidden)
      expectFalse(screen.interstitial.isHidden)
      expectTrue(screen.interstitial.spinner.isAnimating)
      expectTrue(screen.interstitial.errorLabel.isHidden)
    }
    try content(WebPage(delay: 2), after: 2.1) { expectTrue($0.webView.isHidden) }
    try content(WebPage(delay: 2), after: 2.3) { screen in
      expectFalse(screen.webView.isHidden)
      expectTrue(screen.interstitial.isHidden)
    }
    try content(WebPage(delay: 2), after: 3) { expectFalse($0.interstitial.spinner.isAnimating) }
  }

  @Test func `The error shows after ten seconds, or at once for what cannot be reached, until a page loads`()
    throws
  {
    forEachRow([(9.9, true), (10.6, false)]) { (seconds: TimeInterval, isHidden: Bool) in
      try content(WebPage(delay: 60), after: seconds) { screen in
        expectEqual(screen.interstitial.errorLabel.isHidden, isHidden)
        expectEqual(screen.interstitial.spinner.isAnimating, isHidden)
        expectTrue(screen.webView.isHidden)
      }
    }
    try content(nil, after: 1) { screen in
      expectFalse(screen.interstitial.errorLabel.isHidden)
      expectTrue(screen.webView.isHidden)
    }
    try content(WebPage(delay: 12), after: 13) { screen in
      expectFalse(screen.webView.isHidden)
      expectTrue(screen.interstitial.isHidden)
    }
  }

  @Test func `The title is the name of the class with its module`() throws {
    try content(WebPage(), after: 1) {
      expectEqual($0.navigationItem.title, "FocusUI.SettingsContentViewController")
    }
  }
}
