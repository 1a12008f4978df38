import Expectations
import Testing

@testable import Flow

@Suite @MainActor struct FutureQueueTests {
  let log = Log()
  let queue = FutureQueue()

  /// Enqueues an operation that logs its beginning and its end.
  private func enqueue(_ name: String) -> (future: Future<String>, complete: (Result<String>) -> Void) {
    var complete: (Result<String>) -> Void = { _ in }
    let future = queue.enqueue { [log] () -> Future<String> in
      log.add("\(name) begins")
      return Future { completion in
        complete = completion
        return Disposer { log.add("\(name) ends") }
      }
    }
    return (future, { complete($0) })
  }

  @Test func `Operations run one after the other`() {
    expectTrue(queue.isEmpty)
    let (first, second) = (enqueue("a"), enqueue("b"))
    expectEqual(log.take(), ["a begins"])
    first.future.onValue { [log] in log.add($0) }
    first.complete(.success("one"))
    expectEqual(log.take(), ["a ends", "one", "b begins"])
    expectFalse(queue.isEmpty)
    second.complete(.failure(Failure()))
    expectTrue(queue.isEmpty)
  }

  @Test func `An operation that is cancelled never begins, or makes room for the next while it runs`() {
    let (first, second, third) = (enqueue("a"), enqueue("b"), enqueue("c"))
    second.future.cancel()
    first.complete(.success(""))
    expectEqual(log.take(), ["a begins", "a ends", "c begins"])
    third.complete(.success(""))
    expectTrue(queue.isEmpty)
    do {
      let fresh = Self()
      let (first, _) = (fresh.enqueue("a"), fresh.enqueue("b"))
      first.future.cancel()
      expectEqual(fresh.log.lines, ["a begins", "a ends", "b begins"])
    }
  }

  @Test func `After an operation threw, or all were aborted, later ones begin`() {
    queue.enqueue { () throws -> Int in throw Failure() }.onError { [log] _ in log.add("failed") }
    queue.enqueue { 1 }.onValue { [log] in log.add("\($0)") }
    expectEqual(log.take(), ["failed", "1"])
    do {
      let queue = FutureQueue()
      queue.enqueue { Future<Void>(.forever) }
      queue.enqueue { Future<Void>(.forever) }
      queue.abortQueuedOperations(with: Failure())
      queue.enqueue { [log] in log.add("begun") }
      expectEqual(log.lines, ["begun"])
      expectTrue(queue.isEmpty)
    }
  }

  @Test func `The queue reports when it becomes empty`() {
    let bag = DisposeBag(
      queue.isEmptySignal.onValue { [log] in log.add("\($0)") },
      queue.didBecomeEmpty.onValue { [log] in log.add("empty") })
    let first = enqueue("a")
    first.complete(.success(""))
    expectEqual(log.lines, ["false", "a begins", "a ends", "true", "empty"])
    bag.dispose()
  }

  @Test func `A number of operations run at the same time, and another begins when one ends`() {
    let queue = FutureQueue(maxConcurrentCount: 2)
    let sources = (0..<4).map { _ in Callbacker<Int>() }
    for (index, source) in sources.enumerated() {
      queue.enqueue { [log] () -> Future<Int> in
        log.add("begins \(index)")
        return Future(callbacker: source)
      }.onValue { [log] in log.add("value \($0)") }
    }
    expectEqual(log.take(), ["begins 0", "begins 1"])
    sources[1].callAll(with: 1)
    expectEqual(log.take(), ["value 1", "begins 2"])
    [0, 2].forEach { sources[$0].callAll(with: $0) }
    expectEqual(log.take(), ["value 0", "begins 3", "value 2"])
    sources[3].callAll(with: 3)
    expectTrue(queue.isEmpty)
  }

  @Test func `Aborting ends what runs and what waits, and may close the queue`() {
    let (first, second) = (enqueue("a"), enqueue("b"))
    for future in [first.future, second.future] { future.onError { [log] in log.add("\($0)") } }
    queue.abortQueuedOperations(with: FutureError.aborted)
    expectEqual(log.take(), ["a begins", "a ends", "aborted", "aborted"])
    #expect(queue.isEmpty && queue.closedError == nil)
    _ = enqueue("c")
    queue.abortQueuedOperations(with: FutureError.aborted, shouldCloseQueue: true)
    _ = log.take()
    enqueue("d").future.onError { [log] in log.add("\($0)") }
    expectEqual(log.lines, ["aborted"])
  }

  @Test func `A batch has a queue of its own while it lasts, which its failure or cancelling closes`() {
    let queue = FutureQueue(resource: "file")
    let source = Callbacker<Void>()
    queue.enqueueBatch { [log] (batch: FutureQueue<String>) -> Future<Int> in
      log.add(batch.resource)
      batch.enqueue { Future(callbacker: source) }
      return Future(1)
    }.onValue { [log] in log.add("batch \($0)") }
    queue.enqueue { 2 }.onValue { [log] in log.add("next \($0)") }
    expectEqual(log.take(), ["file"])
    source.callAll()
    expectEqual(log.take(), ["batch 1", "next 2"])
    do {
      let queue = FutureQueue()
      var batches: [FutureQueue<Void>] = []
      queue.enqueueBatch { (batch: FutureQueue<Void>) -> Future<Void> in
        batches.append(batch)
        batch.enqueue { Future<Void>(.forever) }.onError { [log] in log.add("inner \($0)") }
        throw Failure()
      }.onError { [log] in log.add("outer \($0)") }
      queue.enqueueBatch { (batch: FutureQueue<Void>) -> Future<Void> in
        batches.append(batch)
        return Future(.forever)
      }.cancel()
      expectEqual(log.lines, ["inner \(Failure())", "outer \(Failure())"])
      #expect(batches.count == 2 && batches.allSatisfy { $0.closedError != nil })
      expectTrue(queue.isEmpty)
    }
  }

  @Test func `Many operations that are done at once follow each other without exhausting the stack`() {
    forEachRow([1, 3]) { atOnce in
      let queue = FutureQueue(maxConcurrentCount: atOnce)
      let sources = (0..<atOnce).map { _ in Callbacker<Void>() }
      for source in sources { queue.enqueue { Future(callbacker: source) } }
      var begun: [Int] = []
      for number in 0..<20_000 { queue.enqueue { begun.append(number) } }
      expectEmpty(begun)
      sources[0].callAll()
      expectEqual(begun, Array(0..<20_000))
      expectEqual(queue.isEmpty, (atOnce == 1))
      sources.dropFirst().forEach { $0.callAll() }
      expectTrue(queue.isEmpty)
    }
  }
}
