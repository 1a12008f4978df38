import Expectations
import Testing

@testable import Flow

@Suite @MainActor struct FutureCombiningTests {
  let log = Log()

  private func work(_ name: String) -> (future: Future<Int>, complete: (Result<Int>) -> Void) {
    var complete: (Result<Int>) -> Void = { _ in }
    let future = Future<Int> { [log] completion in
      complete = completion
      return Disposer { log.add("\(name) ended") }
    }
    return (future, { complete($0) })
  }

  private func follow<Value>(_ future: Future<Value>) {
    future.onResult { [log] result in log.add(result.value.map { "\($0)" } ?? "failed") }
  }

  @Test func `Joining waits for all, whatever their order, and a list keeps its own`() {
    let (first, second, third) = (work("a"), work("b"), work("c"))
    follow(join(first.future, second.future, third.future).map { "\($0.0) \($0.1) \($0.2)" })
    third.complete(.success(3))
    first.complete(.success(1))
    expectEqual(log.take(), ["c ended", "a ended"])
    second.complete(.success(2))
    expectEqual(log.take(), ["b ended", "1 2 3"])
    let works = ["a", "b", "c"].map(work)
    follow(join(works.map(\.future)))
    for (index, work) in works.enumerated().reversed() { work.complete(.success(index)) }
    follow(join([Future<Int>]()))
    expectEqual(log.lines, ["c ended", "b ended", "a ended", "[0, 1, 2]", "[]"])
  }

  @Test func `The first failure fails a join, and by default cancels the others`() {
    forEachRow([true, false]) { cancels in
      let fresh = Self()
      let works = ["a", "b", "c"].map(fresh.work)
      fresh.follow(join(works.map(\.future), cancelNonCompleted: cancels))
      works[1].complete(.failure(Failure()))
      expectEqual(
        fresh.log.take(), (cancels ? ["b ended", "a ended", "c ended", "failed"] : ["b ended", "failed"]))
      works[0].complete(.success(1))
      expectEqual(fresh.log.lines, (cancels ? [] : ["a ended"]))
    }
  }

  @Test func `Selecting takes the first, be it a failure, and by default cancels the others`() {
    forEachRow([true, false]) { cancels in
      let fresh = Self()
      let (left, right) = (fresh.work("left"), fresh.work("right"))
      fresh.follow(select(left.future, or: right.future, cancelNonCompleted: cancels).map { $0.right ?? -1 })
      right.complete(.success(1))
      expectEqual(fresh.log.take(), (cancels ? ["right ended", "left ended", "1"] : ["right ended", "1"]))
      left.complete(.success(2))
      expectEqual(fresh.log.lines, (cancels ? [] : ["left ended"]))
    }
    let works = ["a", "b"].map(work)
    follow(select(between: works.map(\.future)))
    works[1].complete(.failure(Failure()))
    expectEqual(log.lines, ["b ended", "a ended", "failed"])
  }

  @Test func `Cancelling what combines cancels all`() {
    forEachRow([true, false]) { cancels in
      let fresh = Self()
      let works = ["a", "b", "c", "d"].map(fresh.work)
      works[0].future.join(with: works[1].future, cancelNonCompleted: cancels).cancel()
      works[2].future.select(between: works[3].future, cancelNonCompleted: cancels).cancel()
      expectEqual(fresh.log.lines, ["a ended", "b ended", "c ended", "d ended"])
    }
  }
}
