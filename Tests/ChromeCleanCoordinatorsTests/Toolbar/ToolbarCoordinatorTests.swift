import ChromeCleanCommands
import ChromeCleanModel
import Coordination
import Expectations
import HeadlessUIKit
import Testing

@testable import ChromeCleanCoordinators

@MainActor
@Suite struct ToolbarCoordinatorTests {
  let window = CoordinatorWindow()
  let coordinator = ToolbarCoordinator()

  init() {
    window.adopt(coordinator)
  }

  @Test func `A started toolbar moves the page through its history, and leaves nothing when it is stopped`() {
    #expect(!window.browser.dispatcher.responds(to: (any NavigationCommands).self))
    coordinator.start()
    expectNotNil(coordinator.viewController)
    #expect(window.browser.dispatcher.responds(to: (any NavigationCommands).self))
    coordinator.start()
    weak let toolbar = coordinator.viewController
    coordinator.stop()
    #expect(coordinator.viewController == nil && toolbar == nil)
    #expect(!window.browser.dispatcher.responds(to: (any NavigationCommands).self))
    coordinator.start()
    expectNotNil(coordinator.viewController)
  }

  @Test func `It shows what a child makes as long as the child is started`() {
    coordinator.start()
    let child = ChildCoordinator()
    coordinator.addChild(child)
    child.start()
    #expect(child.made.parent === coordinator.viewController)
    child.stop()
    expectNil(child.made.parent)
  }

  final class ChildCoordinator: ChromeCoordinator {
    let made = UIViewController()
    override var viewController: UIViewController? { made }
  }
}
