import ChromeCleanCommands
import ChromeCleanModel
import Coordination
import HeadlessUIKit
import Testing

@testable import ChromeCleanCoordinators

@MainActor
@Suite struct LocationBarCoordinatorTests {
  let window = CoordinatorWindow()
  let coordinator = LocationBarCoordinator()

  init() {
    window.adopt(coordinator)
  }

  @Test func `All commands of a started one are handled`() {
    coordinator.start()
    #expect(window.browser.dispatcher.responds(to: (any LocationBarCommands).self))
  }

  @Test func `Nothing of a stopped one is left, and it can start again`() {
    coordinator.start()
    weak let locationBar = coordinator.viewController
    coordinator.stop()
    #expect(coordinator.viewController == nil && locationBar == nil)
    #expect(!window.browser.dispatcher.responds(to: (any LocationBarCommands).self))
    coordinator.start()
    #expect(window.browser.dispatcher.responds(to: (any LocationBarCommands).self))
  }
}
