import Foundation
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct SettingsContentViewControllerTests {
  /// Shows a page that has been on its way for some seconds.
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

  @Test func `A wheel turns until the page is there`() throws {
    try content(WebPage(delay: 2), after: 1.9) { screen in
      #expect(screen.webView.isHidden)
      #expect(!screen.interstitial.isHidden)
      #expect(screen.interstitial.spinner.isAnimating)
      #expect(screen.interstitial.errorLabel.isHidden)
    }
  }

  @Test func `The page dissolves in a fifth of a second after it is there`() throws {
    try content(WebPage(delay: 2), after: 2.1) { #expect($0.webView.isHidden) }
    try content(WebPage(delay: 2), after: 2.3) { screen in
      #expect(!screen.webView.isHidden)
      #expect(screen.interstitial.isHidden)
    }
  }

  @Test func `The wheel stands still once the page is there`() throws {
    try content(WebPage(delay: 2), after: 3) { #expect(!$0.interstitial.spinner.isAnimating) }
  }

  @Test(arguments: [(9.9, true), (10.6, false)])
  func `Ten seconds without a page are an error`(seconds: TimeInterval, isHidden: Bool) throws {
    try content(WebPage(delay: 60), after: seconds) { screen in
      #expect(screen.interstitial.errorLabel.isHidden == isHidden)
      #expect(screen.interstitial.spinner.isAnimating == isHidden)
      #expect(screen.webView.isHidden)
    }
  }

  @Test func `A page that cannot be reached is an error at once`() throws {
    try content(nil, after: 1) { screen in
      #expect(!screen.interstitial.errorLabel.isHidden)
      #expect(screen.webView.isHidden)
    }
  }

  @Test func `A page that comes after the error is shown`() throws {
    try content(WebPage(delay: 12), after: 13) { screen in
      #expect(!screen.webView.isHidden)
      #expect(screen.interstitial.isHidden)
    }
  }

  @Test func `The title is the name of the class with its module`() throws {
    try content(WebPage(), after: 1) {
      #expect($0.navigationItem.title == "FocusUI.SettingsContentViewController")
    }
  }
}
