import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import Expectations
import HeadlessUIKit
import Testing

@testable import ChromeCleanCoordinators

@MainActor
@Suite struct TabGridCoordinatorTests {
  let browserState = BrowserState()
  let browser: Browser
  let coordinator = TabGridCoordinator()

  init() {
    browser = browserState.browserList.createBrowser()
    coordinator.browser = browser
    coordinator.dispatcher = browser.dispatcher
  }

  @Test func `A started coordinator has a grid, whose commands change the window's tabs`() {
    coordinator.start()
    #expect(coordinator.viewController is TabGridViewController)
    #expect(browser.dispatcher.responds(to: (any TabGridCommands).self))
    coordinator.start()
    browser.dispatcher.createAndShowNewTabInTabGrid()
    browser.dispatcher.createAndShowNewTabInTabGrid()
    expectEqual(browser.webStateList.count, 2)
    browser.dispatcher.showTabGridTab(at: 0)
    expectEqual(browser.webStateList.activeIndex, 0)
    browser.dispatcher.moveTabGridTab(from: 0, to: 1)
    expectEqual(browser.webStateList.activeIndex, 1)
    browser.dispatcher.closeTabGridTab(at: 0)
    expectEqual(browser.webStateList.count, 1)
  }

  @Test func `A stopped coordinator leaves nothing, and starts again; a second start changes nothing`() {
    coordinator.start()
    weak let grid = coordinator.viewController
    coordinator.stop()
    expectNil(coordinator.viewController)
    expectNil(grid)
    #expect(!browser.dispatcher.responds(to: (any TabGridCommands).self))
    do {
      let fresh = Self()
      fresh.coordinator.start()
      let grid = fresh.coordinator.viewController
      fresh.coordinator.start()
      #expect(fresh.coordinator.viewController === grid)
      fresh.coordinator.stop()
      fresh.coordinator.start()
      expectNotNil(fresh.coordinator.viewController)
      #expect(fresh.coordinator.viewController !== grid)
    }
  }
}
