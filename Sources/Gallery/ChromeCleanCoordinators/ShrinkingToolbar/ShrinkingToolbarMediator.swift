import ChromeCleanUI
import Coordination

/// Tells the toolbar how small it is while a page is scrolled, of which it knows nothing but what is broadcast.
@MainActor
final class ShrinkingToolbarMediator: Mediator {
  weak var consumer: (any ShrinkingToolbarConsumer)? {
    didSet { consumer?.setShrinkage(shrinkage) }
  }

  /// Where the page's offset is broadcast; `nil` before that is known, and after ``disconnect()``.
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
