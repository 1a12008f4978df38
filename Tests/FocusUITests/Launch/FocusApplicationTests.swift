import Expectations
import FocusModel
import Foundation
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct FocusApplicationTests {
  /// Runs a test with an app that has not launched yet.
  private func withApp(
    isNew: Bool = false, product: Product = .focus, orientation: UIInterfaceOrientation = .portrait,
    _ body: (FocusApplication, BrowserScreen, UIWindow) throws -> Void
  ) throws {
    try onScreen(orientation: orientation) { window in
      let store = UIApplication.shared.environment.userDefaults
      let (first, news) = (FirstRun(store: store, version: "4"), WhatsNew(store: store, version: "4"))
      if !isNew { first.introductionWillShow() }
      UIApplication.shared.webPages.pageProvider = { _ in WebPage(title: "Page") }
      let screen = BrowserScreen(product: product)
      screen.isIntroductionSeen = !isNew
      let navigation = UINavigationController()
      window.rootViewController = navigation
      let app = FocusApplication(
        browser: screen.browser, on: navigation, firstRun: first, whatsNew: news, dataStore: screen)
      try withExtendedLifetime(app) { try body(app, screen, window) }
    }
  }

  /// Ends a running app, and launches another one with the same preferences.
  private func launchAgain(after app: FocusApplication, in window: UIWindow) -> FocusApplication {
    app.splash.removeFromSuperview()
    let store = UIApplication.shared.environment.userDefaults
    let (screen, navigation) = (BrowserScreen(), UINavigationController())
    window.rootViewController = navigation
    let next = FocusApplication(
      browser: screen.browser, on: navigation, firstRun: FirstRun(store: store, version: "4"),
      whatsNew: WhatsNew(store: store, version: "4"), dataStore: screen)
    UIApplication.shared.launch(next)
    UIApplication.shared.settle()
    return next
  }

  @Test
  func `The splash disappears after half a second, in two steps, and covers the app while it is inactive`()
    throws
  {
    try withApp { app, _, window in
      UIApplication.shared.launch(app)
      #expect(window.subviews.last === app.splash)
      expectEqual(app.splash.alpha, 1)
      UIApplication.shared.runLoop.advance(by: 0.3)
      expectEqual(app.splash.alpha, 0)
      expectFalse(app.splash.isHidden)
      UIApplication.shared.runLoop.advance(by: 0.25)
      expectTrue(app.splash.isHidden)
    }
    try withApp { app, _, window in
      UIApplication.shared.launch(app)
      UIApplication.shared.settle()
      UIApplication.shared.sendToBackground()
      expectFalse(app.splash.isHidden)
      expectEqual(app.splash.alpha, 1)
      #expect(window.subviews.last === app.splash)
      UIApplication.shared.bringToForeground()
      UIApplication.shared.settle()
      expectTrue(app.splash.isHidden)
    }
  }

  @Test func `An app that becomes inactive during its launch is covered until it is active again`() {
    forEachRow([0, 0.1, 0.3, 0.45]) { (delay: TimeInterval) in
      try withApp { app, _, window in
        UIApplication.shared.launch(app)
        UIApplication.shared.runLoop.advance(by: delay)
        UIApplication.shared.sendToBackground()
        for _ in 0..<4 {
          expectFalse(app.splash.isHidden)
          expectEqual(app.splash.alpha, 1)
          UIApplication.shared.runLoop.advance(by: 0.25)
        }
        UIApplication.shared.bringToForeground()
        UIApplication.shared.settle()
        expectTrue(app.splash.isHidden)
      }
    }
    forEachRow([0, 0.1, 0.3]) { (delay: TimeInterval) in
      try withApp { app, screen, _ in
        UIApplication.shared.launch(app)
        UIApplication.shared.runLoop.advance(by: delay)
        UIApplication.shared.sendToBackground()
        UIApplication.shared.runLoop.advance(by: 0.05)
        let link = try #require(URL(string: "firefox-focus://open-url?url=https://example.com/"))
        UIApplication.shared.openDeepLink(link)
        UIApplication.shared.settle()
        expectTrue(app.splash.isHidden)
        expectEqual(screen.field.text, "https://example.com/")
      }
    }
  }

  @Test func `Each launch removes the data of pages, and disables their local storage`() throws {
    try withApp { app, screen, _ in
      let store = UIApplication.shared.environment.userDefaults
      store.set(true, forKey: "WebKitLocalStorageEnabledPreferenceKey")
      UIApplication.shared.launch(app)
      expectEqual(screen.removals, [Set(BrowsingDataKind.allCases)])
      expectEqual(store.object(forKey: "WebKitLocalStorageEnabledPreferenceKey") as? Bool, false)
    }
  }

  @Test func `Klar has its own name and its own links`() throws {
    try withApp(product: .klar) { app, screen, window in
      UIApplication.shared.launch(app)
      let wordmark = try #require(app.splash.subviews.first as? UIImageView)
      expectEqual(wordmark.accessibilityLabel, "Firefox Klar")
      expectEqual(wordmark.image?.name, "img_klar_wordmark")
      let other = try #require(URL(string: "firefox-focus://open-url?url=https://example.com/"))
      #expect(!UIApplication.shared.openDeepLink(other))
      let link = try #require(URL(string: "firefox-klar://open-url?url=https://example.com/"))
      #expect(UIApplication.shared.openDeepLink(link))
      UIApplication.shared.settle()
      expectEqual(screen.field.text, "https://example.com/")
    }
  }

  @Test func `The first run introduces the app once, on a phone in portrait`() throws {
    try withApp(isNew: true) { app, screen, window in
      UIApplication.shared.launch(app)
      UIApplication.shared.settle()
      #expect(screen.browser.presentedViewController is FirstRunViewController)
      expectEqual(UIApplication.shared.environment.userDefaults.integer(forKey: "IntroDone"), 2)
      screen.browser.dismiss(animated: false)
      UIApplication.shared.settle()
      let next = launchAgain(after: app, in: window)
      expectNil(next.browserViewController.presentedViewController)
    }
    try withApp(isNew: true, orientation: .landscapeRight) { app, screen, window in
      UIApplication.shared.launch(app)
      UIApplication.shared.settle()
      expectEqual(screen.browser.presentedViewController?.view.frame.size, CGSize(width: 390, height: 844))
      screen.browser.dismiss(animated: true)
      UIApplication.shared.settle()
      expectEqual(window.bounds.size, CGSize(width: 844, height: 390))
      expectEqual(screen.browser.view.frame, window.bounds)
    }
  }

  @Test func `A link with the app's scheme is followed, at once or when nothing covers the browser`() throws {
    try withApp { app, screen, _ in
      UIApplication.shared.launch(app)
      let link = try #require(URL(string: "firefox-focus://open-url?url=https://example.com/"))
      #expect(UIApplication.shared.openDeepLink(link))
      UIApplication.shared.settle()
      expectEqual(screen.field.text, "https://example.com/")
      #expect(!UIApplication.shared.openDeepLink(try #require(URL(string: "other://open-url?url=a"))))
    }
    try withApp { app, screen, _ in
      UIApplication.shared.launch(app)
      UIApplication.shared.settle()
      UIApplication.shared.sendToBackground()
      let link = try #require(URL(string: "firefox-focus://open-url?url=https://example.com/"))
      UIApplication.shared.openDeepLink(link)
      expectNotNil(screen.browser.homeView)
      UIApplication.shared.runLoop.advance(by: 0.1)
      expectNotNil(screen.browser.homeView)
      UIApplication.shared.settle()
      expectEqual(screen.field.text, "https://example.com/")
    }
  }
}
