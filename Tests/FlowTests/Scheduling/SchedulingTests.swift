import Expectations
import HeadlessUIKit
import Testing

@testable import Flow

@Suite @MainActor struct SchedulingTests {
  let log = Log()
  let worker = Scheduler(label: "worker")

  private func name(of scheduler: Scheduler) -> String {
    scheduler == .main ? "main" : scheduler == worker ? "worker" : "other"
  }

  private func add(_ text: String) {
    log.add("\(text) on \(name(of: .current))")
  }

  @Test func `Work of another scheduler comes in the next turn, in the order of submission`() {
    UIApplication().run {
      worker.async {
        add("a")
        worker.async { add("b") }
        Scheduler.main.async { add("d") }
      }
      worker.async { add("c") }
      expectEmpty(log.lines)
      expectFalse(UIApplication.shared.runLoop.isIdle)
      UIApplication.shared.settle()
      expectEqual(log.lines, ["a on worker", "b on worker", "c on worker", "d on main"])
      expectEqual(Scheduler.current, .main)
    }
  }

  @Test func `A future that is cancelled before it is a closure's turn does not call it`() {
    UIApplication().run {
      let kept = Future(1).onValue(on: worker) { value in add("kept \(value)") }
      Future(1).onValue(on: worker) { _ in add("value") }.cancel()
      Future(1).flatMap(on: worker) { value in
        add("next")
        return Future(value)
      }.cancel()
      Future(1).always(on: worker) { add("end") }.cancel()
      UIApplication.shared.settle()
      expectEqual(log.lines, ["kept 1 on worker", "end on worker"])
      withExtendedLifetime(kept) {}
    }
  }

  @Test func `Work can be run at once in the name of a scheduler`() throws {
    expectEqual(worker.sync { name(of: .current) }, "worker")
    expectTrue(worker.perform { worker.isImmediate && worker.isExecuting })
    #expect(!worker.isImmediate && Scheduler.none.isImmediate && !Scheduler.none.isExecuting)
    #expect(throws: Failure()) { try worker.sync { () throws -> Void in throw Failure() } }
    expectEqual(Scheduler.current, .main)
  }

  @Test func `A scheduler of custom functions runs its work by them`() {
    var waiting: [() -> Void] = []
    let custom = Scheduler(
      identifyingObject: log, async: { waiting.append($0) },
      sync: { work in
        self.log.add("sync")
        work()
      })
    custom.async { log.add("async \(custom.isExecuting)") }
    expectEmpty(log.lines)
    waiting.forEach { $0() }
    expectEqual(custom.sync { 1 }, 1)
    expectEqual(log.lines, ["async true", "sync"])
    expectEqual(custom, Scheduler(identifyingObject: log, async: { _ in }, sync: { _ in }))
  }

  @Test func `Each closure of a chain runs on its scheduler, by default that of the call`() {
    UIApplication().run {
      let source = Callbacker<Int>()
      let listening = source.map(on: worker) { value in
        add("map \(value)")
        return value * 2
      }.filter { value in
        add("filter \(value)")
        return true
      }.onValue(on: worker) { value in add("value \(value)") }
      source.callAll(with: 1)
      expectEmpty(log.lines)
      UIApplication.shared.settle()
      expectEqual(log.lines, ["map 1 on worker", "filter 2 on main", "value 2 on worker"])
      listening.dispose()
    }
  }

  @Test func `The present value does not wait for a scheduler`() {
    let source = ReadWriteSignal(1)
    let mapped = source.map(on: worker) { value in
      add("map")
      return value + 1
    }
    expectEqual(mapped.value, 2)
    expectEqual(log.lines, ["map on worker"])
  }

  @Test func `Nothing that waits for a scheduler comes after the end of listening`() {
    UIApplication().run {
      let source = Callbacker<Int>()
      let listening = source.onValue(on: worker) { value in add("\(value)") }
      source.callAll(with: 1)
      listening.dispose()
      UIApplication.shared.settle()
      expectEmpty(log.lines)
    }
  }

  @Test func `A sequence that is changed on another scheduler keeps its order and its end`() {
    UIApplication().run {
      let listening = (1...5).signal().map(on: .background) { $0 * 2 }.collect().onValue { add("\($0)") }
      UIApplication.shared.settle()
      expectEqual(log.lines, ["[2, 4, 6, 8, 10] on main"])
      listening.dispose()
    }
  }

  @Test func `The steps of a future run on their schedulers`() {
    UIApplication().run {
      Future<Int>(on: worker) {
        add("work")
        return 1
      }.map { value in
        add("map \(value)")
        return value + 1
      }.flatMap(on: worker) { value in
        Future(value).delay(by: 0.1).onValue { add("inner \($0)") }
      }.onValue { add("value \($0)") }
      UIApplication.shared.settle()
      expectEqual(log.lines, ["work on worker", "map 1 on main", "inner 2 on worker", "value 2 on main"])
    }
  }

  @Test func `What runs at a cancellation runs on its scheduler`() {
    UIApplication().run {
      Future<Int>(.forever).onCancel(on: worker) { add("cancelled") }.cancel()
      expectEmpty(log.lines)
      UIApplication.shared.settle()
      expectEqual(log.lines, ["cancelled on worker"])
    }
  }

  @Test func `A queue begins its operations on its scheduler`() {
    UIApplication().run {
      let queue = FutureQueue(executeOn: worker)
      queue.enqueue { add("operation") }.onValue { add("value") }
      UIApplication.shared.settle()
      expectEqual(log.lines, ["operation on worker", "value on main"])
    }
  }
}
