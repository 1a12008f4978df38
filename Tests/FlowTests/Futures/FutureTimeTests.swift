import Expectations
import HeadlessUIKit
import Testing

@testable import Flow

@Suite @MainActor struct FutureTimeTests {
  let log = Log()

  private func follow<Value>(_ future: Future<Value>) {
    future.onResult { [log] result in
      log.add("\(UIApplication.shared.runLoop.now) " + (result.value.map { "\($0)" } ?? "failed"))
    }
  }

  @Test func `A delay waits on the virtual clock, behind what waits already, unless it is cancelled`() {
    UIApplication().run {
      Scheduler.main.async(after: 0) { [log] in log.add("before") }
      follow(Future(1).delay(by: 0))
      follow(Future(2).delay(by: 0.5))
      follow(Future(3).delay(by: nil))
      follow(Future<Int>(error: Failure()).delay { $0.error == nil ? nil : 0.25 })
      UIApplication.shared.settle()
      expectEqual(log.take(), ["0.0 3", "before", "0.0 1", "0.25 failed", "0.5 2"])
    }
    UIApplication().run {
      Future(1).delay(by: 0.5).cancel()
      expectEmpty(UIApplication.shared.runLoop.pendingEvents)
    }
  }

  @Test func `A result can be put in place of one that does not come in time`() {
    UIApplication().run {
      follow(Future<Int>(.forever).succeed(with: 1, after: 0.5))
      follow(Future<Int>(.forever).fail(with: Failure(), after: 0.25))
      follow(Future(2).succeed(with: 1, after: 0.5))
      follow(Future<Int> { [log] _ in Disposer { log.add("ended") } }.replace(with: .success(3), after: 1))
      UIApplication.shared.settle()
      expectEqual(log.lines, ["0.0 2", "0.25 failed", "0.5 1", "ended", "1.0 3"])
    }
  }

  @Test func `Something goes on while a future does`() {
    UIApplication().run {
      let animate = { [log] in
        log.add("begins")
        return Disposer { log.add("ends") }
      }
      follow(Future(1).delay(by: 0.5).performWhile(animate))
      expectEqual(log.take(), ["begins"])
      UIApplication.shared.settle()
      expectEqual(log.take(), ["ends", "0.5 1"])
      follow(Future(2).delay(by: 0.5).performWhile(delayBy: 1, animate))
      UIApplication.shared.settle()
      expectEqual(log.take(), ["1.0 2"])
      let future = Future(2).delay(by: 0.5).performWhile(delayBy: 0.2, animate)
      UIApplication.shared.runLoop.advance(by: 0.3)
      future.cancel()
      expectEqual(log.lines, ["begins", "ends"])
    }
  }
}
