import FocusModel
import Foundation
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct FocusApplicationTests {
  /// Runs a test with an app that has yet to launch.
  private func withApp(
    isNew: Bool = false, orientation: UIInterfaceOrientation = .portrait,
    _ body: (FocusApplication, BrowserScreen, UIWindow) throws -> Void
  ) throws {
    try onScreen(orientation: orientation) { window in
      let store = UIApplication.shared.environment.userDefaults
      let (first, news) = (FirstRun(store: store, version: "4"), WhatsNew(store: store, version: "4"))
      if !isNew { first.introductionWillShow() }
      UIApplication.shared.webPages.pageProvider = { _ in WebPage(title: "Page") }
      let screen = BrowserScreen()
      screen.isIntroductionSeen = !isNew
      let navigation = UINavigationController()
      window.rootViewController = navigation
      let app = FocusApplication(
        browser: screen.browser, on: navigation, firstRun: first, whatsNew: news, dataStore: screen)
      try withExtendedLifetime(app) { try body(app, screen, window) }
    }
  }

  @Test func `The splash leaves after half a second, in two steps`() throws {
    try withApp { app, _, window in
      UIApplication.shared.launch(app)
      #expect(window.subviews.last === app.splash)
      #expect(app.splash.alpha == 1)
      UIApplication.shared.runLoop.advance(by: 0.3)
      #expect(app.splash.alpha == 0)
      #expect(!app.splash.isHidden)
      UIApplication.shared.runLoop.advance(by: 0.25)
      #expect(app.splash.isHidden)
    }
  }

  @Test func `The splash covers the browser at once, and fades when the app is active again`() throws {
    try withApp { app, _, window in
      UIApplication.shared.launch(app)
      UIApplication.shared.settle()
      UIApplication.shared.sendToBackground()
      #expect(!app.splash.isHidden)
      #expect(app.splash.alpha == 1)
      #expect(window.subviews.last === app.splash)
      UIApplication.shared.bringToForeground()
      UIApplication.shared.settle()
      #expect(app.splash.isHidden)
    }
  }

  @Test func `Each launch forgets what pages left behind`() throws {
    try withApp { app, screen, _ in
      UIApplication.shared.launch(app)
      #expect(screen.erasures == 1)
    }
  }

  @Test func `The first run introduces the app once`() throws {
    try withApp(isNew: true) { app, screen, _ in
      UIApplication.shared.launch(app)
      UIApplication.shared.settle()
      #expect(screen.browser.presentedViewController is FirstRunViewController)
      #expect(UIApplication.shared.environment.userDefaults.integer(forKey: "IntroDone") == 2)
    }
    try withApp { app, screen, _ in
      UIApplication.shared.launch(app)
      UIApplication.shared.settle()
      #expect(screen.browser.presentedViewController == nil)
    }
  }

  @Test func `The introduction stands upright on a telephone that lies, and the browser lies after it`()
    throws
  {
    try withApp(isNew: true, orientation: .landscapeRight) { app, screen, window in
      UIApplication.shared.launch(app)
      UIApplication.shared.settle()
      #expect(screen.browser.presentedViewController?.view.frame.size == CGSize(width: 390, height: 844))
      screen.browser.dismiss(animated: true)
      UIApplication.shared.settle()
      #expect(window.bounds.size == CGSize(width: 844, height: 390))
      #expect(screen.browser.view.frame == window.bounds)
    }
  }

  @Test func `A link of the app's own is followed; another one is not`() throws {
    try withApp { app, screen, _ in
      UIApplication.shared.launch(app)
      let link = try #require(URL(string: "firefox-focus://open-url?url=https://example.com/"))
      #expect(UIApplication.shared.openDeepLink(link))
      UIApplication.shared.settle()
      #expect(screen.field.text == "https://example.com/")
      #expect(!UIApplication.shared.openDeepLink(try #require(URL(string: "other://open-url?url=a"))))
    }
  }

  @Test func `A link that comes in the background waits until nothing covers the browser`() throws {
    try withApp { app, screen, _ in
      UIApplication.shared.launch(app)
      UIApplication.shared.settle()
      UIApplication.shared.sendToBackground()
      let link = try #require(URL(string: "firefox-focus://open-url?url=https://example.com/"))
      UIApplication.shared.openDeepLink(link)
      #expect(screen.browser.homeView != nil)
      UIApplication.shared.runLoop.advance(by: 0.1)
      #expect(screen.browser.homeView != nil)
      UIApplication.shared.settle()
      #expect(screen.field.text == "https://example.com/")
    }
  }
}
