import ChromeCleanCommands
import ChromeCleanModel
import Coordination
import HeadlessUIKit
import Testing

@testable import ChromeCleanCoordinators

@MainActor
@Suite struct FindInPageCoordinatorTests {
  let window = CoordinatorWindow()
  let coordinator = FindInPageCoordinator()

  init() {
    window.adopt(coordinator)
  }

  @Test func `A started bar searches, and a stopped one does not`() {
    coordinator.start()
    weak let findInPage = coordinator.viewController
    #expect(window.browser.dispatcher.responds(to: (any FindInPageSearchCommands).self))
    coordinator.stop()
    #expect(!window.browser.dispatcher.responds(to: (any FindInPageSearchCommands).self))
    #expect(coordinator.viewController == nil && findInPage == nil)
    coordinator.start()
    #expect(window.browser.dispatcher.responds(to: (any FindInPageSearchCommands).self))
  }

  @Test func `What was found is forgotten when it stops`() {
    coordinator.start()
    window.browser.pageSearch.find("cat", in: Page(title: "", paragraphs: ["cat"]))
    #expect(window.browser.pageSearch.matches.count == 1)
    coordinator.stop()
    #expect(window.browser.pageSearch.matches.isEmpty)
  }
}
