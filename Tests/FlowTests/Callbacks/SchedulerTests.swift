import Expectations
import HeadlessUIKit
import Testing

@testable import Flow

@Suite @MainActor struct SchedulerTests {
  let log = Log()

  @Test func `Work without a delay is done at once`() {
    Scheduler.main.async { [log] in log.add("main") }
    Scheduler.none.async { [log] in log.add("none") }
    expectEqual(log.lines, ["main", "none"])
    expectEqual(Scheduler.current, .main)
    expectTrue(Scheduler.current.isImmediate)
    expectEqual(Scheduler.main.sync { 1 }, 1)
  }

  @Test func `Delayed work waits on the virtual clock, in order, unless it is dropped or too far away`() {
    UIApplication().run {
      Scheduler.main.async(after: 0.2) { [log] in log.add("c") }
      Scheduler.main.async(after: 0) { [log] in log.add("a") }
      Scheduler.main.async(after: 0) { [log] in log.add("b") }
      expectEmpty(log.lines)
      UIApplication.shared.settle()
      expectEqual(log.take(), ["a", "b", "c"])
    }
    UIApplication().run {
      let work = Scheduler.main.disposableAsync(after: 0.1) { [log] in log.add("done") }
      work.dispose()
      expectEmpty(UIApplication.shared.runLoop.pendingEvents)
      UIApplication.shared.settle()
      expectEmpty(log.lines)
    }
    UIApplication().run {
      Scheduler.main.async(after: 1.5) { [log] in log.add("short") }
      Scheduler.main.async(after: 1.6) { [log] in log.add("long") }
      expectTrue(UIApplication.shared.settle())
      expectEqual(log.lines, ["short"])
    }
  }
}
