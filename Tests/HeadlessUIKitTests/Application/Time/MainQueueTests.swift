import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct MainQueueTests {
  @Test func `Calls run at the next turn, or after a delay, in order, and nothing waits for long delays`() {
    UIApplication().run {
      let (log, loop) = (Log(), UIApplication.shared.runLoop)
      MainQueue.asyncAfter(seconds: 0.5) { log.add("late") }
      MainQueue.async { log.add("first") }
      MainQueue.async { log.add("second") }
      expectEmpty(log.lines)
      expectEqual(loop.pendingNames, ["main queue", "main queue", "delayed call on the main queue"])
      loop.drain()
      expectEqual(log.lines, ["first", "second", "late"])
      expectEqual(loop.now, 0.5)
    }
    UIApplication().run {
      MainQueue.asyncAfter(seconds: 3) {}
      expectTrue(UIApplication.shared.runLoop.isIdle)
    }
  }
}
