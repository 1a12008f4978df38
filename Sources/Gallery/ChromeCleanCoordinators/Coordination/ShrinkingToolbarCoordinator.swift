import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import HeadlessUIKit

/// Shows a page whose scroll offset is broadcast, and a toolbar that shrinks with it.
package final class ShrinkingToolbarCoordinator: ScreenCoordinator<ScrollingPageViewController> {
  private var offsetMediator: ScrollOffsetMediator?

  override func makeScreen() -> ScrollingPageViewController {
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
    keep(toolbarMediator)
    self.offsetMediator = offsetMediator
    return page
  }

  override func disconnect() {
    browser?.broadcaster.stopBroadcasting(.contentScrollOffset)
    if let offsetMediator { dispatcher?.stopDispatching(to: offsetMediator) }
    offsetMediator = nil
    super.disconnect()
  }
}

/// Holds the page's scroll offset for the broadcast; commands set it.
@MainActor
final class ScrollOffsetMediator {
  let offset: BroadcastSource<CGFloat> = BroadcastSource(0)
}

extension ScrollOffsetMediator: ToolbarShrinkingCommands {
  func shrinkToolbar(by length: Double) {
    offset.value = CGFloat(length)
  }
}

/// Shrinks the toolbar while a page is scrolled; all that it observes of the page is the broadcast
/// offset.
@MainActor
final class ShrinkingToolbarMediator: Mediator {
  weak var consumer: (any ShrinkingToolbarConsumer)? {
    didSet { consumer?.setShrinkage(shrinkage) }
  }

  /// The broadcaster of the page's offset; `nil` before it is set, and after ``disconnect()``.
  var broadcaster: Broadcaster? {
    didSet {
      oldValue?.removeObserver(self, for: .contentScrollOffset)
      broadcaster?.addObserver(self, for: .contentScrollOffset) { $0.shrinkage = Double($1) }
    }
  }

  private var shrinkage: Double = 0 {
    didSet { consumer?.setShrinkage(shrinkage) }
  }

  func disconnect() {
    broadcaster = nil
  }
}
