import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import Expectations
import HeadlessUIKit
import Testing

@testable import ChromeCleanCoordinators

@MainActor
@Suite struct RootCoordinatorTests {
  let window = CoordinatorWindow()
  let coordinator = RootCoordinator()

  init() {
    window.adopt(coordinator)
  }

  private var dispatcher: CommandDispatcher { window.browser.dispatcher }

  @Test func `All commands of a started window's own parts are handled, and a stopped one leaves nothing`() {
    expectEqual(handled, Array(repeating: false, count: 6))
    coordinator.start()
    dispatcher.showFindInPage()
    expectEqual(handled, Array(repeating: true, count: 6))
    coordinator.stop()
    expectEqual(handled, Array(repeating: false, count: 6))
    coordinator.start()
    dispatcher.showFindInPage()
    expectEqual(handled, Array(repeating: true, count: 6))
    coordinator.start()
    dispatcher.showFindInPage()
    #expect(dispatcher.registrations.count > 6)
    coordinator.stop()
    expectEmpty(dispatcher.registrations)
    coordinator.start()
    dispatcher.showFindInPage()
    weak let root = coordinator.viewController
    coordinator.stop()
    expectNil(root)
    expectEmpty(coordinator.children)
  }

  private var handled: [Bool] {
    [
      dispatcher.responds(to: (any ToolbarCommands).self),
      dispatcher.responds(to: (any NavigationCommands).self),
      dispatcher.responds(to: (any LocationBarCommands).self),
      dispatcher.responds(to: (any WebContentsCommands).self),
      dispatcher.responds(to: (any FindInPageVisibilityCommands).self),
      dispatcher.responds(to: (any FindInPageSearchCommands).self),
    ]
  }

  @Test func `The window is composed of separate view controllers`() throws {
    coordinator.start()
    let root = try #require(coordinator.viewController as? RootViewController)
    #expect(root.webContentsViewController is WebContentsViewController)
    let toolbar = try #require(root.toolbarViewController as? ToolbarViewController)
    #expect(toolbar.locationBarViewController is LocationBarViewController)
    #expect(root.tabStripViewController is TabStripViewController)
  }

  @Test func `The bar that finds text comes once, and goes`() throws {
    coordinator.start()
    let root = try #require(coordinator.viewController as? RootViewController)
    dispatcher.showFindInPage()
    dispatcher.showFindInPage()
    #expect(root.findInPageViewController is FindInPageViewController)
    expectEqual(coordinator.children.count, 4)
    dispatcher.hideFindInPage()
    dispatcher.hideFindInPage()
    expectNil(root.findInPageViewController)
    expectEqual(coordinator.children.count, 3)
    #expect(!dispatcher.responds(to: (any FindInPageSearchCommands).self))
  }

  @Test func `There is one root, and above each started coordinator all are started`() throws {
    expectNil(coordinator.parent)
    coordinator.start()
    dispatcher.showFindInPage()
    let all = coordinator.withAllBelow
    expectEqual(all.count, 6)
    expectEqual(all.filter { $0.parent == nil }.map(ObjectIdentifier.init), [ObjectIdentifier(coordinator)])
    expectTrue(all.allSatisfy { $0.isStarted && $0.parent?.isStarted != false })
  }

  @Test func `The tools menu comes over the window, and goes`() throws {
    let screen = UIWindow()
    coordinator.start()
    screen.rootViewController = coordinator.viewController
    screen.makeKeyAndVisible()
    dispatcher.showToolsMenu()
    dispatcher.showToolsMenu()
    UIApplication.shared.settle()
    let menu = try #require(coordinator.viewController?.presentedViewController)
    #expect(menu is ToolsMenuViewController)
    #expect(menu.transitioningDelegate is ToolsMenuCoordinator)
    dispatcher.closeToolsMenu()
    dispatcher.closeToolsMenu()
    UIApplication.shared.settle()
    expectNil(coordinator.viewController?.presentedViewController)
    expectEqual(coordinator.children.count, 3)
  }
}

extension BrowserCoordinator {
  /// The coordinator and all below it.
  fileprivate var withAllBelow: [BrowserCoordinator] { [self] + children.flatMap(\.withAllBelow) }
}
