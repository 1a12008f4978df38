import ChromeCleanCommands
import ChromeCleanModel
import Coordination
import HeadlessUIKit
import Testing

@testable import ChromeCleanCoordinators

@MainActor
@Suite struct WebContentsCoordinatorTests {
  let window = CoordinatorWindow()
  let coordinator = WebContentsCoordinator()

  init() {
    window.adopt(coordinator)
  }

  @Test func `All commands of a started page are handled, and none of a stopped one's`() {
    coordinator.start()
    weak let webContents = coordinator.viewController
    #expect(window.browser.dispatcher.responds(to: (any WebContentsCommands).self))
    coordinator.stop()
    #expect(!window.browser.dispatcher.responds(to: (any WebContentsCommands).self))
    #expect(coordinator.viewController == nil && webContents == nil)
    coordinator.start()
    #expect(window.browser.dispatcher.responds(to: (any WebContentsCommands).self))
  }
}
