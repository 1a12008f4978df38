import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import Expectations
import HeadlessUIKit
import Testing

@testable import ChromeCleanCoordinators

@MainActor
@Suite struct TabStripCoordinatorTests {
  let browserState = BrowserState()
  let browser: Browser
  let coordinator = TabStripCoordinator()

  init() {
    browser = browserState.browserList.createBrowser()
    coordinator.browser = browser
    coordinator.dispatcher = browser.dispatcher
  }

  @Test func `A started coordinator has a strip, whose commands change the window's tabs`() {
    coordinator.start()
    #expect(coordinator.viewController is TabStripViewController)
    #expect(browser.dispatcher.responds(to: (any TabCommands).self))
    #expect(browser.dispatcher.responds(to: (any TabStripCommands).self))
    coordinator.start()
    browser.dispatcher.createNewTab()
    browser.dispatcher.createNewTab()
    browser.dispatcher.showTab(at: 0)
    browser.dispatcher.moveTab(from: 0, to: 1)
    expectEqual(browser.webStateList.activeIndex, 1)
    browser.dispatcher.closeTab(at: 0)
    expectEqual(browser.webStateList.count, 1)
  }

  @Test func `Whether the strip is in sight is broadcast`() {
    let observer = VisibilityLog()
    browser.broadcaster.addObserver(observer, for: .tabStripVisible) { $0.values.append($1) }
    coordinator.start()
    browser.dispatcher.hideTabStrip()
    browser.dispatcher.hideTabStrip()
    expectEqual(coordinator.viewController?.view.isHidden, true)
    browser.dispatcher.showTabStrip()
    expectEqual(coordinator.viewController?.view.isHidden, false)
    expectEqual(observer.values, [true, false, true])
  }

  @Test func `A stopped coordinator leaves nothing, and starts again with the strip in sight`() {
    coordinator.start()
    weak let strip = coordinator.viewController
    coordinator.stop()
    expectNil(coordinator.viewController)
    expectNil(strip)
    #expect(!browser.dispatcher.responds(to: (any TabCommands).self))
    #expect(!browser.dispatcher.responds(to: (any TabStripCommands).self))
    let observer = VisibilityLog()
    browser.broadcaster.addObserver(observer, for: .tabStripVisible) { $0.values.append($1) }
    expectEqual(observer.values, [])
    coordinator.start()
    browser.dispatcher.hideTabStrip()
    coordinator.stop()
    coordinator.start()
    expectEqual(coordinator.viewController?.view.isHidden, false)
  }

  /// Records the broadcast values.
  final class VisibilityLog {
    var values: [Bool] = []
  }
}
