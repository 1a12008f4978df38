import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import Expectations
import HeadlessUIKit
import Testing

@testable import ChromeCleanCoordinators

@MainActor
@Suite struct CoordinatorTreeCoordinatorTests {
  let browserState = BrowserState()
  let browser: Browser
  let coordinator = CoordinatorTreeCoordinator()

  init() {
    browser = browserState.browserList.createBrowser()
    coordinator.browser = browser
    coordinator.dispatcher = browser.dispatcher
  }

  /// The tree's coordinators with their states.
  private var tree: [String] {
    sequence(first: coordinator.children.first, next: { $0?.children.first })
      .compactMap { $0 as? NamedCoordinator }
      .map { "\($0.name) \($0.activationState)\($0.isOverlaying ? ", overlay" : "")" }
  }

  @Test func `A tree of three, the last of which is not started, leaves nothing when it is stopped`() {
    coordinator.start()
    #expect(coordinator.viewController is CoordinatorTreeViewController)
    #expect(browser.dispatcher.responds(to: (any CoordinatorTreeCommands).self))
    expectEqual(tree, ["Root activated", "Tab activated", "Page deactivated"])
    coordinator.start()
    coordinator.stop()
    expectNil(coordinator.viewController)
    expectEmpty(coordinator.children)
    #expect(!browser.dispatcher.responds(to: (any CoordinatorTreeCommands).self))
  }

  @Test func `A coordinator that stops stops all below it`() {
    coordinator.start()
    browser.dispatcher.startCoordinator(at: 2)
    expectEqual(tree, ["Root activated", "Tab activated", "Page activated"])
    browser.dispatcher.stopCoordinator(at: 1)
    expectEqual(tree, ["Root activated", "Tab deactivated", "Page deactivated"])
    browser.dispatcher.startCoordinator(at: 9)
    expectEqual(tree, ["Root activated", "Tab deactivated", "Page deactivated"])
  }

  @Test func `One overlay is above the last coordinator, and starts if that is started`() {
    coordinator.start()
    browser.dispatcher.showOverlay()
    expectEqual(tree.last, "Dialog deactivated, overlay")
    browser.dispatcher.closeOverlay()
    expectEqual(tree.count, 3)
    browser.dispatcher.startCoordinator(at: 2)
    browser.dispatcher.showOverlay()
    browser.dispatcher.showOverlay()
    expectEqual(tree.count, 4)
    expectEqual(tree.last, "Dialog activated, overlay")
  }

  @Test func `The list shows each change`() {
    let log = Log()
    let mediator = CoordinatorTreeMediator()
    mediator.consumer = log
    let coordinator = NamedCoordinator("Root")
    mediator.show([coordinator])
    coordinator.start()
    mediator.show([coordinator])
    expectEqual(log.rows.map { $0.map(\.state) }, [[], ["deactivated"], ["activated"]])
    expectEqual(log.rows.flatMap { ConsumerArgument($0, "rows").faults }, [])
    mediator.disconnect()
    mediator.show([])
    expectEqual(log.rows.count, 3)
  }

  /// Records the calls.
  @MainActor
  final class Log: CoordinatorTreeConsumer {
    var rows: [[CoordinatorTreeRow]] = []

    func setRows(_ rows: [CoordinatorTreeRow]) { self.rows.append(rows) }
  }
}
