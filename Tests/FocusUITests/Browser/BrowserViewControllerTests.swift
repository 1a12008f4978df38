import Expectations
import FocusModel
import Foundation
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct BrowserViewControllerTests {
  @Test
  func `At home the keyboard is up, and the overlay that appears with the first key hides what is behind`()
    throws
  {
    try BrowserScreen.run { screen in
      expectTrue(screen.field.isFirstResponder)
      expectTrue(screen.overlay.isHidden)
      expectEqual(screen.browser.urlBarContainer.alpha, 0)
      screen.type("a")
      expectFalse(screen.overlay.isHidden)
      expectEqual(screen.browser.urlBarContainer.alpha, 1)
      expectEqual(screen.urlBar.frame.minY, screen.browser.view.safeAreaInsets.top)
    }
    try BrowserScreen.run { screen in
      let covered = [screen.browser.homeViewContainer, screen.browser.webViewContainer]
      expectEqual(covered.map(\.accessibilityElementsHidden), [false, false])
      screen.type("a")
      expectEqual(covered.map(\.accessibilityElementsHidden), [true, true])
      screen.press(screen.urlBar.cancelButton)
      expectEqual(covered.map(\.accessibilityElementsHidden), [false, false])
    }
  }

  @Test
  func `At home the bar ends at three fifths of the height, or above the keyboard, once that may appear`()
    throws
  {
    try onScreen { window in
      let screen = BrowserScreen()
      screen.isIntroductionSeen = false
      window.rootViewController = UINavigationController(rootViewController: screen.browser)
      UIApplication.shared.settle()
      expectFalse(screen.field.isFirstResponder)
    }
    forEachRow([VirtualDevice.iPhone, .iPad]) { device in
      try BrowserScreen.run(device: device) { screen in
        let keyboard = try #require(UIApplication.shared.keyboardFrame).minY
        let threeFifths = screen.browser.view.bounds.height * 0.6
        #expect(abs(screen.urlBar.frame.maxY - min(threeFifths, keyboard)) < 0.5, "\(device)")
      }
    }
  }

  @Test func `Canceling at home leaves no text, no overlay and no keyboard; spaces load nothing`() throws {
    try BrowserScreen.run { screen in
      screen.type("moz")
      expectEqual(screen.field.text, "mozilla.org/")
      screen.press(screen.urlBar.cancelButton)
      expectEqual(screen.field.text, "")
      expectTrue(screen.overlay.isHidden)
      expectFalse(screen.field.isFirstResponder)
      expectEqual(screen.browser.urlBarContainer.alpha, 0)
    }
    try BrowserScreen.run { screen in
      screen.type("  \n")
      expectTrue(screen.field.isFirstResponder)
      expectFalse(screen.urlBar.cancelButton.isHidden)
      expectNotNil(screen.browser.homeView)
    }
  }

  @Test
  func `The return key submits the whole text of the field; the bar shows it, and then the page's address`()
    throws
  {
    for (typed, address) in [
      (" two words \n", "https://find.example/?q=two%20words"), ("moz\n", "http://mozilla.org/"),
      ("a b\n", "https://find.example/?q=a%20b"),
      ("example.com/x\n", "http://example.com/x"),
    ] {
      try BrowserScreen.run { screen in
        screen.type(typed)
        expectEqual(screen.browser.webViewController.webView.url?.absoluteString, address)
        expectEqual(screen.field.text, address)
        expectNil(screen.browser.homeView)
        expectFalse(screen.browser.webViewContainer.isHidden)
        expectFalse(screen.field.isFirstResponder)
      }
    }
    try BrowserScreen.run { screen in
      screen.type("Example.com")
      screen.field.insertText("\n")
      expectEqual(screen.field.text, "http://Example.com")
      UIApplication.shared.settle()
      expectEqual(screen.field.text, "http://example.com/")
    }
  }

  @Test func `A completion stays when the keyboard is dismissed, or a page has loaded after a touch`() throws
  {
    try BrowserScreen.run { screen in
      screen.type("moz")
      screen.field.resignFirstResponder()
      UIApplication.shared.settle()
      expectEqual(screen.field.text, "mozilla.org/")
    }
    try BrowserScreen.run { screen in
      screen.browser.follow(.open(try #require(URL(string: "https://example.com/"))))
      UIApplication.shared.runLoop.advance(by: 0.1)
      screen.field.becomeFirstResponder()
      "moz".forEach { screen.field.insertText(String($0)) }
      screen.field.touchesBegan([], with: nil)
      expectTrue(screen.urlBar.state.isLoading)
      UIApplication.shared.settle()
      expectFalse(screen.urlBar.state.isLoading)
      expectEqual(screen.field.text, "mozilla.org/")
    }
  }

  @Test func `The search row searches even for an address; a copied link is offered below it, a text is not`()
    throws
  {
    try BrowserScreen.run { screen in
      screen.type("example.com ")
      screen.press(try screen.row("search"))
      expectEqual(
        screen.browser.webViewController.webView.url?.absoluteString,
        "https://find.example/?q=example.com%20")
    }
    try BrowserScreen.run { screen in
      UIPasteboard.general.string = "a text"
      screen.type("a")
      let copy = try screen.row("copy")
      expectTrue(copy.isHidden)
      UIPasteboard.general.string = "https://example.com/copied"
      screen.type("b")
      expectFalse(copy.isHidden)
      screen.press(copy)
      expectEqual(screen.field.text, "https://example.com/copied")
    }
  }

  @Test
  func `A touch on a page's address highlights it; canceling restores it; a page not found keeps its own`()
    throws
  {
    try BrowserScreen.run { screen in
      try screen.open("https://example.com/a")
      screen.type("x")
      expectEqual(screen.field.text, "x")
      expectTrue(screen.urlBar.deleteButton.isHidden)
      screen.press(screen.urlBar.cancelButton)
      expectEqual(screen.field.text, "https://example.com/a")
      expectFalse(screen.urlBar.deleteButton.isHidden)
    }
    try BrowserScreen.run { screen in
      try screen.open("https://nowhere.example/")
      expectEqual(screen.field.text, "https://nowhere.example/")
      expectEqual(screen.urlBar.toolset.state.isLoading, false)
      expectTrue(screen.browser.browserToolbar.ground.isBright)
    }
  }

  @Test
  func `Bars are dark during loading and editing; pages follow the system's appearance after the settings`()
    throws
  {
    try BrowserScreen.run { screen in
      screen.browser.follow(.open(try #require(URL(string: "https://example.com/"))))
      expectFalse(screen.browser.browserToolbar.ground.isBright)
      UIApplication.shared.settle()
      expectTrue(screen.browser.browserToolbar.ground.isBright)
      screen.field.becomeFirstResponder()
      expectFalse(screen.browser.browserToolbar.ground.isBright)
    }
    try BrowserScreen.run { screen in
      let stack = try #require(screen.browser.navigationController)
      stack.pushViewController(SettingsViewController(context: SettingsDoubles().context), animated: true)
      UIApplication.shared.settle()
      expectEqual(stack.navigationBar.traitCollection.userInterfaceStyle, .dark)
      stack.popViewController(animated: true)
      UIApplication.shared.settle()
      expectEqual(screen.browser.webViewController.view.traitCollection.userInterfaceStyle, .light)
      expectEqual(stack.overrideUserInterfaceStyle, .unspecified)
    }
  }

  @Test func `The buttons go back and forward, and cancel editing`() throws {
    try BrowserScreen.run { screen in
      try screen.open("https://example.com/1")
      try screen.open("https://example.com/2")
      let toolset = screen.browser.browserToolbar.toolset
      screen.field.becomeFirstResponder()
      screen.press(toolset.backButton)
      expectEqual(screen.field.text, "https://example.com/1")
      expectFalse(screen.field.isFirstResponder)
      expectTrue(toolset.state.canGoForward)
      screen.press(toolset.forwardButton)
      expectEqual(screen.field.text, "https://example.com/2")
      screen.press(toolset.sendButton)
      expectEqual(screen.requests, ["share https://example.com/2"])
    }
  }

  @Test func `The user is asked before other applications open an address, and calls are made at once`()
    throws
  {
    try BrowserScreen.run { screen in
      UIApplication.shared.environment.openableSchemes.insert("tel")
      try screen.open("https://example.com/")
      let webView = screen.browser.webViewController.webView
      for address in ["https://maps.apple.com/?q=a", "tel:123"] {
        webView.load(URLRequest(url: try #require(URL(string: address))))
        UIApplication.shared.settle()
      }
      expectEqual(screen.requests, ["maps https://maps.apple.com/?q=a"])
      expectEqual(UIApplication.shared.environment.openedURLs.map(\.absoluteString), ["tel:123"])
      expectEqual(screen.field.text, "https://example.com/")
    }
  }

  @Test func `The settings button opens the settings, and shows news`() throws {
    try BrowserScreen.run { screen in
      let button = try #require(
        screen.browser.view.views(identified: "HomeView.settingsButton").first as? UIButton)
      expectEqual(button.accessibilityLabel, "Settings")
      expectNil(button.accessibilityValue)
      screen.hasNews = true
      screen.browser.viewWillAppear(false)
      expectEqual(button.accessibilityLabel, "Settings")
      expectEqual(button.accessibilityValue, "What’s New")
      screen.press(button)
      expectEqual(screen.requests, ["settings"])
    }
  }

  @Test
  func `A text from another application is put into the bar, and a link waits until the view is loaded`()
    throws
  {
    try BrowserScreen.run { screen in
      screen.browser.follow(.fill("a text"))
      UIApplication.shared.settle()
      expectEqual(screen.field.text, "a text")
      expectTrue(screen.overlay.isHidden)
      screen.field.insertText("\n")
      UIApplication.shared.settle()
      expectEqual(screen.field.text, "https://find.example/?q=a%20text")
      expectFalse(screen.field.isFirstResponder)
    }
    try onScreen { window in
      let screen = BrowserScreen()
      UIApplication.shared.webPages.pageProvider = { _ in WebPage(title: "Page") }
      screen.browser.follow(.open(try #require(URL(string: "https://example.com/"))))
      expectFalse(screen.browser.isViewLoaded)
      window.rootViewController = UINavigationController(rootViewController: screen.browser)
      UIApplication.shared.settle()
      expectEqual(screen.field.text, "https://example.com/")
    }
  }
}
