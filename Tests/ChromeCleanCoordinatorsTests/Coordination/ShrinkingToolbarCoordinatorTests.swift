import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import Expectations
import HeadlessUIKit
import Testing

@testable import ChromeCleanCoordinators

@MainActor
@Suite struct ShrinkingToolbarCoordinatorTests {
  let browserState = BrowserState()
  let browser: Browser
  let coordinator = ShrinkingToolbarCoordinator()
  let log = Log()

  init() {
    browser = browserState.browserList.createBrowser()
    coordinator.browser = browser
    coordinator.dispatcher = browser.dispatcher
  }

  @Test func `The scroll offset is broadcast`() {
    let observer = Offsets()
    browser.broadcaster.addObserver(observer, for: .contentScrollOffset) { $0.values.append($1) }
    coordinator.start()
    #expect(browser.dispatcher.responds(to: (any ToolbarShrinkingCommands).self))
    browser.dispatcher.shrinkToolbar(by: 12)
    browser.dispatcher.shrinkToolbar(by: 12)
    expectEqual(observer.values, [0, 12])
    coordinator.stop()
    expectNil(coordinator.viewController)
    #expect(!browser.dispatcher.responds(to: (any ToolbarShrinkingCommands).self))
    let late = Offsets()
    browser.broadcaster.addObserver(late, for: .contentScrollOffset) { $0.values.append($1) }
    expectEqual(late.values, [])
  }

  @Test func `The toolbar follows the broadcast, until the end`() {
    let source = BroadcastSource<CGFloat>(5)
    browser.broadcaster.broadcast(source, as: .contentScrollOffset)
    let mediator = ShrinkingToolbarMediator()
    mediator.consumer = log
    mediator.broadcaster = browser.broadcaster
    source.value = 8
    mediator.disconnect()
    source.value = 9
    expectEqual(log.lengths, [0, 5, 8])
  }

  /// Records the broadcast values.
  final class Offsets {
    var values: [CGFloat] = []
  }

  /// Records the calls.
  @MainActor
  final class Log: ShrinkingToolbarConsumer {
    var lengths: [Double] = []

    func setShrinkage(_ length: Double) { lengths.append(length) }
  }
}
