import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import Expectations
import HeadlessUIKit
import Testing

@testable import ChromeCleanCoordinators

@MainActor
@Suite struct SettingsCoordinatorTests {
  let browserState = BrowserState()
  let browser: Browser
  let coordinator = SettingsCoordinator()

  init() {
    browser = browserState.browserList.createBrowser()
    browserState.browsingData.addPage()
    coordinator.browser = browser
    coordinator.dispatcher = browser.dispatcher
  }

  /// Starts the coordinator, and shows its view controller on a device.
  private func onScreen(do body: (UIViewController) throws -> Void) throws {
    try UIApplication().run {
      coordinator.start()
      let window = UIWindow()
      window.rootViewController = coordinator.viewController
      window.makeKeyAndVisible()
      UIApplication.shared.settle()
      try body(try #require(coordinator.viewController))
    }
  }

  @Test func `A started coordinator has settings, whose commands change what the user has chosen`() {
    coordinator.start()
    let navigation = coordinator.viewController as? UINavigationController
    #expect(navigation?.topViewController is SettingsViewController)
    #expect(browser.dispatcher.responds(to: (any PreferencesCommands).self))
    #expect(browser.dispatcher.responds(to: (any BrowsingDataConfirmationCommands).self))
    coordinator.start()
    browser.dispatcher.selectSearchEngine(at: 2)
    expectEqual(browserState.preferences.searchEngine, .duckDuckGo)
    browser.dispatcher.blockPopUps(false)
    expectFalse(browserState.preferences.blocksPopUps)
    browser.dispatcher.clearBrowsingData()
    expectEqual(browserState.browsingData.pageCount, 0)
  }

  @Test
  func `Pages are forgotten only when the user confirms it; the question is over then, and can be repeated`()
    throws
  {
    forEachRow([("Cancel", 1), ("Clear", 0)]) { answer, pageCount in
      let fresh = Self()
      try fresh.onScreen { shown in
        fresh.browser.dispatcher.confirmClearingBrowsingData()
        UIApplication.shared.settle()
        let alert = try #require(shown.presentedViewController as? UIAlertController)
        expectEqual(fresh.coordinator.children.count, 1)
        try tap(answer, in: alert.view)
        expectEqual(fresh.browserState.browsingData.pageCount, pageCount)
        expectNil(shown.presentedViewController)
        expectEmpty(fresh.coordinator.children)
      }
    }
    try onScreen { shown in
      for _ in 0..<2 {
        browser.dispatcher.confirmClearingBrowsingData()
        UIApplication.shared.settle()
        try tap("Cancel", in: try #require(shown.presentedViewController?.view))
      }
      expectNil(shown.presentedViewController)
    }
  }

  @Test func `A stopped coordinator leaves nothing`() throws {
    try onScreen { shown in
      browser.dispatcher.confirmClearingBrowsingData()
      UIApplication.shared.settle()
      coordinator.stop()
      UIApplication.shared.settle()
      expectNil(shown.presentedViewController)
      expectEmpty(coordinator.children)
      expectNil(coordinator.viewController)
      #expect(!browser.dispatcher.responds(to: (any PreferencesCommands).self))
      #expect(!browser.dispatcher.responds(to: (any BrowsingDataConfirmationCommands).self))
    }
  }

  /// Taps the button of an alert, and waits.
  private func tap(_ title: String, in view: UIView) throws {
    let control = try #require(self.control(title, in: view))
    control.sendActions(for: .touchUpInside)
    UIApplication.shared.settle()
  }

  private func control(_ title: String, in view: UIView) -> UIControl? {
    if let control = view as? UIControl, control.accessibilityLabel == title { return control }
    return view.subviews.lazy.compactMap { self.control(title, in: $0) }.first
  }
}
