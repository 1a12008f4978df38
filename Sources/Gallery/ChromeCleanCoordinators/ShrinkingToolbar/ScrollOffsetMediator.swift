import ChromeCleanCommands
import Coordination
import HeadlessUIKit

/// Has the page's scroll offset ready to be broadcast, as commands tell it.
@MainActor
final class ScrollOffsetMediator {
  let offset: BroadcastSource<CGFloat> = BroadcastSource(0)
}

extension ScrollOffsetMediator: ToolbarShrinkingCommands {
  func shrinkToolbar(by length: Double) {
    offset.value = CGFloat(length)
  }
}
