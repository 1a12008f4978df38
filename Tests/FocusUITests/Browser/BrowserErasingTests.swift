import Expectations
import FocusModel
import Foundation
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct BrowserErasingTests {
  @Test func `Erasing replaces the web view, the bar and the home screen, and removes the stored data`()
    throws
  {
    try BrowserScreen.run { screen in
      try screen.open("https://example.com/1")
      try screen.open("https://example.com/2")
      let (bar, webView) = (screen.urlBar, screen.browser.webViewController.webView)
      screen.press(bar.deleteButton)
      #expect(screen.urlBar !== bar)
      #expect(screen.browser.webViewController.webView !== webView)
      expectNotNil(screen.browser.homeView)
      expectTrue(screen.browser.webViewContainer.isHidden)
      expectTrue(screen.browser.browserToolbar.isHidden)
      expectEqual(screen.removals, [Set(BrowsingDataKind.allCases)])
      expectNil(screen.browser.webViewController.webView.backForwardList.currentItem)
      expectTrue(screen.field.isFirstResponder)
    }
  }

  /// All texts of a view and of those below it.
  private func texts(in view: UIView) -> [String] {
    let own = [
      (view as? UILabel)?.text, (view as? UITextField)?.text, (view as? UIButton)?.currentTitle,
      (view as? WKWebView)?.title, (view as? WKWebView)?.url?.absoluteString, view.accessibilityLabel,
      view.accessibilityValue,
    ]
    return own.compactMap(\.self) + view.subviews.flatMap(texts)
  }

  @Test
  func `No view has any part of the page or the query left, nor any preference, and the pasteboard stays`()
    throws
  {
    try BrowserScreen.run { screen in
      UIPasteboard.general.string = "copied before"
      try screen.open("https://secret.example/path")
      let windows = { UIApplication.shared.windows.flatMap { self.texts(in: $0) } }
      #expect(windows().contains("The words of https://secret.example/path"))
      screen.press(screen.urlBar.deleteButton)
      expectFalse(windows().contains { $0.contains("secret.example") })
      expectEqual(UIPasteboard.general.strings, ["copied before"])
    }
    try BrowserScreen.run { screen in
      screen.type("a secret")
      screen.press(try screen.row("search"))
      let windows = { UIApplication.shared.windows.flatMap { self.texts(in: $0) } }
      let preferences = { "\(UIApplication.shared.environment.userDefaults.dictionaryRepresentation())" }
      expectTrue(windows().contains { $0.contains("secret") })
      #expect(!preferences().contains("secret"))
      screen.press(screen.urlBar.deleteButton)
      expectFalse(windows().contains { $0.contains("secret") })
      #expect(!preferences().contains("secret"))
    }
  }

  @Test
  func `The web view is released, the next page has no previous one, and a loading one does not appear`()
    throws
  {
    try BrowserScreen.run { screen in
      try screen.open("https://secret.example/")
      weak let webView = screen.browser.webViewController.webView
      expectNotNil(webView)
      screen.press(screen.urlBar.deleteButton)
      expectNil(webView)
    }
    try BrowserScreen.run { screen in
      try screen.open("https://example.com/1")
      screen.press(screen.urlBar.deleteButton)
      try screen.open("https://example.com/2")
      expectFalse(screen.browser.browserToolbar.toolset.state.canGoBack)
    }
    try BrowserScreen.run { screen in
      screen.browser.follow(.open(try #require(URL(string: "https://example.com/"))))
      UIApplication.shared.runLoop.advance(by: 0.1)
      screen.press(screen.urlBar.deleteButton)
      expectNotNil(screen.browser.homeView)
      expectEqual(screen.field.text, "")
      expectFalse(screen.urlBar.state.isLoading)
    }
  }

  @Test
  func `A link that arrives while the picture drops opens its page, without keyboard, overlay and toast`() {
    forEachRow([0, 0.16]) { (delay: TimeInterval) in
      try BrowserScreen.run { screen in
        try screen.open("https://example.com/1")
        screen.urlBar.deleteButton.sendActions(for: .touchUpInside)
        UIApplication.shared.runLoop.advance(by: delay)
        try screen.open("https://example.com/2")
        expectNil(screen.browser.homeView)
        expectFalse(screen.browser.webViewContainer.isHidden)
        expectEqual(screen.field.text, "https://example.com/2")
        expectFalse(screen.field.isFirstResponder)
        expectTrue(screen.overlay.isHidden)
        expectTrue(screen.browser.view.isUserInteractionEnabled)
        expectEqual(screen.browser.view.window?.views(identified: "Toast.label").isEmpty, true)
      }
    }
  }

  @Test func `The overlay offers to search after an erase as before`() throws {
    try BrowserScreen.run { screen in
      try screen.open("https://example.com/")
      screen.press(screen.urlBar.deleteButton)
      screen.type("fox")
      expectEqual(screen.overlay.frame.minY, screen.urlBar.frame.maxY)
      #expect(screen.browser.view.subviews.last === screen.overlay)
      screen.press(try screen.row("search"))
      expectEqual(screen.field.text, "https://find.example/?q=fox")
    }
  }

  @Test func `A picture of the page shrinks, then drops out of sight, while touches are ignored`() throws {
    try BrowserScreen.run { screen in
      try screen.open("https://example.com/")
      screen.urlBar.deleteButton.sendActions(for: .touchUpInside)
      let view: UIView = screen.browser.view
      let picture = try #require(view.subviews.last as? UIReplicantView)
      expectEqual(picture.transform, CGAffineTransform(scaleX: 0.9, y: 0.9))
      expectFalse(view.isUserInteractionEnabled)
      UIApplication.shared.runLoop.advance(by: 0.16)
      expectEqual(picture.alpha, 0)
      UIApplication.shared.runLoop.advance(by: 0.16)
      expectNil(picture.superview)
      expectTrue(view.isUserInteractionEnabled)
      UIApplication.shared.settle()
      expectEqual(view.window?.views(identified: "Toast.label").count, 1)
    }
  }
}
