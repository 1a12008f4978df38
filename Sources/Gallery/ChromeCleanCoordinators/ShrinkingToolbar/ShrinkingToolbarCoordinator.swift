import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import HeadlessUIKit

/// Shows a page whose scroll offset is broadcast, and a toolbar that shrinks with it.
package final class ShrinkingToolbarCoordinator: ChromeCoordinator {
  private var pageViewController: ScrollingPageViewController?
  private var offsetMediator: ScrollOffsetMediator?
  private var toolbarMediator: ShrinkingToolbarMediator?

  package override var viewController: UIViewController? { pageViewController }

  package override func start() {
    if !isStarted { connect() }
    super.start()
  }

  package override func stop() {
    super.stop()
    if !isStarted { disconnect() }
  }

  private func connect() {
    let toolbar = ShrinkingToolbarViewController()
    let page = ScrollingPageViewController()
    page.dispatcher = dispatcher
    page.toolbarViewController = toolbar
    let offsetMediator = ScrollOffsetMediator()
    dispatcher?.startDispatching(to: offsetMediator, for: (any ToolbarShrinkingCommands).self)
    browser?.broadcaster.broadcast(offsetMediator.offset, as: .contentScrollOffset)
    let toolbarMediator = ShrinkingToolbarMediator()
    toolbarMediator.consumer = toolbar
    toolbarMediator.broadcaster = browser?.broadcaster
    (pageViewController, self.offsetMediator, self.toolbarMediator) = (page, offsetMediator, toolbarMediator)
  }

  private func disconnect() {
    guard let offsetMediator, let toolbarMediator else { return }
    browser?.broadcaster.stopBroadcasting(.contentScrollOffset)
    dispatcher?.stopDispatching(to: offsetMediator)
    toolbarMediator.disconnect()
    (pageViewController, self.offsetMediator, self.toolbarMediator) = (nil, nil, nil)
  }
}
