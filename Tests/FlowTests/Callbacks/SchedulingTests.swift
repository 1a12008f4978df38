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

  @Test func `What is cancelled or disposed of before its turn on a scheduler does not come`() {
    UIApplication().run {
      let kept = Future(1).onValue(on: worker) { value in add("kept \(value)") }
      Future(1).onValue(on: worker) { _ in add("value") }.cancel()
      Future(1).flatMap(on: worker) { value in
        add("next")
        return Future(value)
      }.cancel()
      Future(1).always(on: worker) { add("end") }.cancel()
      UIApplication.shared.settle()
      expectEqual(log.take(), ["kept 1 on worker", "end on worker"])
      withExtendedLifetime(kept) {}
    }
    do {
      let fresh = Self()
      UIApplication().run {
        let source = Callbacker<Int>()
        let listening = source.onValue(on: fresh.worker) { value in fresh.add("\(value)") }
        source.callAll(with: 1)
        listening.dispose()
        UIApplication.shared.settle()
        expectEmpty(fresh.log.lines)
      }
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

  @Test func `Each closure of a chain runs on its scheduler; present values do not wait`() {
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
      expectEqual(log.take(), ["map 1 on worker", "filter 2 on main", "value 2 on worker"])
      listening.dispose()
    }
    do {
      let fresh = Self()
      UIApplication().run {
        let listening = (1...5).signal().map(on: .background) { $0 * 2 }.collect().onValue {
          fresh.add("\($0)")
        }
        UIApplication.shared.settle()
        expectEqual(fresh.log.lines, ["[2, 4, 6, 8, 10] on main"])
        listening.dispose()
      }
    }
    do {
      let fresh = Self()
      let source = ReadWriteSignal(1)
      let mapped = source.map(on: fresh.worker) { value in
        fresh.add("map")
        return value + 1
      }
      expectEqual(mapped.value, 2)
      expectEqual(fresh.log.lines, ["map on worker"])
    }
  }

  @Test func `Futures, what runs at a cancellation, and queues run on their schedulers`() {
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
      expectEqual(log.take(), ["work on worker", "map 1 on main", "inner 2 on worker", "value 2 on main"])
    }
    do {
      let fresh = Self()
      UIApplication().run {
        Future<Int>(.forever).onCancel(on: fresh.worker) { fresh.add("cancelled") }.cancel()
        expectEmpty(fresh.log.lines)
        UIApplication.shared.settle()
        expectEqual(fresh.log.lines, ["cancelled on worker"])
      }
    }
    do {
      let fresh = Self()
      UIApplication().run {
        let queue = FutureQueue(executeOn: fresh.worker)
        queue.enqueue { fresh.add("operation") }.onValue { fresh.add("value") }
        UIApplication.shared.settle()
        expectEqual(fresh.log.lines, ["operation on worker", "value on main"])
      }
    }
  }
}
