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
    #expect(queue.isEmpty)
    let (first, second) = (enqueue("a"), enqueue("b"))
    #expect(log.take() == ["a begins"])
    first.future.onValue { [log] in log.add($0) }
    first.complete(.success("one"))
    #expect(log.take() == ["a ends", "one", "b begins"])
    #expect(!queue.isEmpty)
    second.complete(.failure(Failure()))
    #expect(queue.isEmpty)
  }

  @Test func `An operation that is cancelled before its turn never begins`() {
    let (first, second, third) = (enqueue("a"), enqueue("b"), enqueue("c"))
    second.future.cancel()
    first.complete(.success(""))
    #expect(log.lines == ["a begins", "a ends", "c begins"])
    third.complete(.success(""))
    #expect(queue.isEmpty)
  }

  @Test func `An operation that is cancelled while it runs makes room for the next`() {
    let (first, _) = (enqueue("a"), enqueue("b"))
    first.future.cancel()
    #expect(log.lines == ["a begins", "a ends", "b begins"])
  }

  @Test func `What an operation throws is its result, and the next one begins`() {
    queue.enqueue { () throws -> Int in throw Failure() }.onError { [log] _ in log.add("failed") }
    queue.enqueue { 1 }.onValue { [log] in log.add("\($0)") }
    #expect(log.lines == ["failed", "1"])
  }

  @Test func `The queue reports when it becomes empty`() {
    let bag = DisposeBag(
      queue.isEmptySignal.onValue { [log] in log.add("\($0)") },
      queue.didBecomeEmpty.onValue { [log] in log.add("empty") })
    let first = enqueue("a")
    first.complete(.success(""))
    #expect(log.lines == ["false", "a begins", "a ends", "true", "empty"])
    bag.dispose()
  }
}
