import Expectations
import HeadlessUIKit
import Testing

@testable import Flow

@Suite @MainActor struct FutureTasksTests {
  let log = Log()

  private func follow<Value>(_ future: Future<Value>, as name: String = "") {
    future.onResult { [log] result in
      log.add(name + (result.value.map { "\($0)" } ?? (result.error is Failure ? "failure" : "aborted")))
    }
  }

  @Test func `A task is performed once for all who ask meanwhile, until nobody waits for it`() {
    let (performer, source) = (SingleTaskPerformer<Int>(), Callbacker<Int>())
    follow(performer.performSingleTask { Future(callbacker: source) }, as: "a")
    expectTrue(performer.isPerforming)
    follow(performer.performSingleTask { Future(9) }, as: "b")
    source.callAll(with: 1)
    expectEqual(log.take(), ["a1", "b1"])
    expectFalse(performer.isPerforming)
    follow(performer.performSingleTask { Future(2) })
    expectEqual(log.take(), ["2"])
    expectFalse(performer.isPerforming)
    do {
      let (performer, source) = (SingleTaskPerformer<Int>(), Callbacker<Int>())
      let first = performer.performSingleTask { Future(callbacker: source) }
      let second = performer.performSingleTask { Future(callbacker: source) }
      first.cancel()
      expectTrue(performer.isPerforming)
      second.cancel()
      expectFalse(performer.isPerforming)
      expectTrue(source.isEmpty)
    }
  }

  @Test func `Calls before the next turn of the run loop are one action`() {
    UIApplication().run {
      let performer = SingleTaskPerformer<Void>()
      for _ in 1...3 { performer.coalesceToNextRunLoop { [log] in log.add("action") } }
      UIApplication.shared.settle()
      expectEqual(log.lines, ["action"])
    }
  }

  @Test func `Elements become futures one after the other, until one fails`() {
    UIApplication().run {
      follow(
        [3, 1, 2].mapToFuture { [log] number in
          Future(number).delay(by: Double(number) / 10).onValue { log.add("done \($0)") }
        })
      UIApplication.shared.settle()
      expectEqual(log.take(), ["done 3", "done 1", "done 2", "[3, 1, 2]"])
      let fail: (Int) throws -> Future<Int> = { if $0 == 2 { throw Failure() } else { return Future($0) } }
      follow([1, 2, 3].mapToFuture(fail))
      follow([1, 2, 3].mapToFutureResults(fail).map { $0.map { $0.value ?? 0 } })
      follow([Int]().mapToFuture(fail))
      expectEqual(log.lines, ["failure", "[1, 0, 3]", "[]"])
    }
  }

  @Test
  func `A future is aborted by others, or completes before them, and its work can go on though cancelled`() {
    let (source, stop) = (Callbacker<Int>(), Callbacker<Void>())
    for _ in 1...2 { follow(Future(callbacker: source).abort(forFutures: [Future(callbacker: stop)])) }
    stop.callAll()
    follow(Future(callbacker: source).abort(forFutures: [Future(callbacker: stop)]))
    source.callAll(with: 1)
    follow(Future<Int>(.forever).abort(forFutures: [Future(error: Failure())]))
    expectEqual(log.take(), ["aborted", "aborted", "1", "failure"])
    #expect(source.isEmpty && stop.isEmpty)
    do {
      let source = Callbacker<Int>()
      let work = Future(callbacker: source).onValue { [log] in log.add("work \($0)") }
      work.ignoreCanceling().onCancel { [log] in log.add("cancelled") }.cancel()
      source.callAll(with: 1)
      expectEqual(log.lines, ["cancelled", "work 1"])
    }
  }

  @Test func `A result waits for another future, which may replace it, and a value for a signal`() {
    let failed = Future<Int>(error: Failure())
    follow(Future(1).onValuePassItThrough { Future($0 + 1) })
    follow(Future(1).onResultPassItThrough { _ in Future<Void>(error: FutureError.aborted) })
    follow(failed.onErrorPassItThrough { _ in Future(5) })
    failed.onErrorOrCancel { [log] in log.add($0 == nil ? "cancelled" : "error") }
    Future<Int>(.forever).onErrorOrCancel { [log] in log.add($0 == nil ? "cancelled" : "error") }.cancel()
    expectEqual(log.take(), ["1", "aborted", "failure", "error", "cancelled"])
    let isReady = ReadWriteSignal(false)
    follow(Future(1).hold(until: isReady))
    follow(Future<Int>(error: Failure()).hold(until: isReady))
    expectEqual(log.take(), ["failure"])
    isReady.value = true
    expectEqual(log.lines, ["1"])
  }

  @Test func `A trailing closure is the work, not the value`() {
    var count = 0
    let future = Future {
      count += 1
      return count
    }
    let number: Future<Int> = future
    follow(number)
    follow(Future { count }.map { $0 + 10 })
    expectEqual(log.lines, ["1", "11"])
  }

  @Test func `Something is begun and ended for a future that is complete`() {
    let begin = { [log] in
      log.add("begins")
      return Disposer { log.add("ends") }
    }
    follow(Future(1).performWhile(begin))
    expectEqual(log.lines, ["begins", "ends", "1"])
  }
}
