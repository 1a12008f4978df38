import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import HeadlessUIKit
import Testing

@testable import ChromeCleanCoordinators

@MainActor
@Suite struct ToolsMenuCoordinatorTests {
  let window = CoordinatorWindow()
  let parent = ParentCoordinator()
  let coordinator = ToolsMenuCoordinator()

  init() {
    window.adopt(parent)
    parent.addChild(coordinator)
  }

  @Test func `It comes over what its parent has made, and goes without a trace`() {
    onScreen {
      #expect(coordinator.activationState == .activated)
      #expect(parent.made.presentedViewController === coordinator.viewController)
      weak let menu = coordinator.viewController
      coordinator.stop()
      UIApplication.shared.settle()
      #expect(parent.made.presentedViewController == nil)
      #expect(coordinator.viewController == nil && menu == nil)
    }
  }

  @Test func `It is as high as its rows, in the corner where lines end`() throws {
    try onScreen {
      let menu = try #require(coordinator.viewController?.view)
      let screen = try #require(menu.window)
      let frame = menu.convert(menu.bounds, to: screen)
      #expect(frame.height == menu.subviews.compactMap { $0 as? UITableViewCell }.map(\.frame.maxY).max())
      #expect(frame.maxX == screen.bounds.width - screen.safeAreaInsets.right - 12)
      #expect(frame.minY == screen.safeAreaInsets.top + 12)
    }
  }

  @Test func `A tap beside it sends that it shall close`() throws {
    try onScreen {
      let log = Log()
      window.browser.dispatcher.startDispatching(to: log, for: (any ToolbarCommands).self)
      let container = try #require(coordinator.viewController?.presentationController?.containerView)
      let backdrop = try #require(container.subviews.first as? UIControl)
      backdrop.sendActions(for: .touchUpInside)
      #expect(log.sent == ["close"])
    }
  }

  /// Starts the menu over a window of an application of its own.
  private func onScreen(_ body: () throws -> Void) rethrows {
    try UIApplication().run {
      let screen = UIWindow()
      screen.rootViewController = parent.made
      screen.makeKeyAndVisible()
      coordinator.start()
      UIApplication.shared.settle()
      try body()
    }
  }

  final class ParentCoordinator: ChromeCoordinator {
    let made = UIViewController()
    override var viewController: UIViewController? { made }
  }

  @MainActor
  final class Log: ToolbarCommands {
    var sent: [String] = []
    func showToolsMenu() { sent.append("show") }
    func closeToolsMenu() { sent.append("close") }
  }
}
