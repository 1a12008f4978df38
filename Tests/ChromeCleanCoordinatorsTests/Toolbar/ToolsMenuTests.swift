import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import Expectations
import Foundation
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
      expectEqual(coordinator.activationState, .activated)
      #expect(parent.made.presentedViewController === coordinator.viewController)
      weak let menu = coordinator.viewController
      coordinator.stop()
      UIApplication.shared.settle()
      expectNil(parent.made.presentedViewController)
      #expect(coordinator.viewController == nil && menu == nil)
    }
  }

  @Test func `It is as high as its rows, in the corner where lines end`() throws {
    try onScreen {
      let menu = try #require(coordinator.viewController?.view)
      let screen = try #require(menu.window)
      let frame = menu.convert(menu.bounds, to: screen)
      expectEqual(frame.height, menu.subviews.compactMap { $0 as? UITableViewCell }.map(\.frame.maxY).max())
      expectEqual(frame.maxX, screen.bounds.width - screen.safeAreaInsets.right - 12)
      expectEqual(frame.minY, screen.safeAreaInsets.top + 12)
    }
  }

  @Test func `A tap beside it sends the command that closes it`() throws {
    try onScreen {
      let log = Log()
      window.browser.dispatcher.startDispatching(to: log, for: (any ToolbarCommands).self)
      let container = try #require(coordinator.viewController?.presentationController?.containerView)
      let backdrop = try #require(container.subviews.first as? UIControl)
      backdrop.sendActions(for: .touchUpInside)
      expectEqual(log.sent, ["close"])
    }
  }

  /// Starts the menu over a window in a separate application.
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

@MainActor
@Suite struct ToolsMenuMediatorTests {
  let mediator = ToolsMenuMediator()
  let consumer = ItemsLog()
  let list = WebStateList()

  @Test func `As soon as there are tabs and a consumer it shows what can be done`() {
    forEachRow([true, false]) { isListFirst in
      let mediator = ToolsMenuMediator()
      let consumer = ItemsLog()
      let list = WebStateList()
      if isListFirst { mediator.webStateList = list }
      mediator.consumer = consumer
      expectEqual(consumer.items.isEmpty, !isListFirst)
      mediator.webStateList = list
      expectEqual(
        consumer.items,
        [
          ToolsMenuItem(.newTab), ToolsMenuItem(.reload, isEnabled: false),
          ToolsMenuItem(.findInPage, isEnabled: false), ToolsMenuItem(.showTabStrip),
          ToolsMenuItem(.settings),
        ])
    }
  }

  @Test func `A page can be searched, and loaded again or stopped, and a strip of tabs in sight hidden`() {
    tell()
    list.insert(WebState(url: URL(string: "https://example.com/")), [.activate])
    expectEqual(consumer.items[1], ToolsMenuItem(.reload))
    expectEqual(consumer.items[2], ToolsMenuItem(.findInPage))
    list.activeWebState?.reload()
    expectEqual(consumer.items[1], ToolsMenuItem(.stop))
    list.activeWebState?.stopLoading()
    expectEqual(consumer.items[1], ToolsMenuItem(.reload))
    let (broadcaster, source) = (Broadcaster(), BroadcastSource(true))
    broadcaster.broadcast(source, as: .tabStripVisible)
    tell()
    mediator.broadcaster = broadcaster
    expectEqual(consumer.items[3], ToolsMenuItem(.hideTabStrip))
    source.value = false
    expectEqual(consumer.items[3], ToolsMenuItem(.showTabStrip))
  }

  @Test func `After disconnecting it reports nothing`() {
    tell()
    mediator.disconnect()
    consumer.items = []
    list.insert(WebState(), [.activate])
    expectEmpty(consumer.items)
  }

  private func tell() {
    mediator.consumer = consumer
    mediator.webStateList = list
  }

  @MainActor
  final class ItemsLog: ToolsMenuConsumer {
    var items: [ToolsMenuItem] = []
    func setItems(_ items: [ToolsMenuItem]) { self.items = items }
  }
}
