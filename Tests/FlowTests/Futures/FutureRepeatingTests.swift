import Expectations
import HeadlessUIKit
import Testing

@testable import Flow

@Suite @MainActor struct FutureRepeatingTests {
  let log = Log()

  /// A chain that counts its rounds; fails in some of them.
  private func rounds(failing: Set<Int> = []) -> Future<Int> {
    var count = 0
    return Future().map { () throws -> Int in
      count += 1
      if failing.contains(count) { throw Failure(name: "\(count)") }
      return count
    }
  }

  private func follow<Value>(_ future: Future<Value>) {
    future.onResult { [log] result in
      log.add(result.value.map { "\($0)" } ?? (result.error as? Failure)?.name ?? "aborted")
    }
  }

  @Test func `All closures of a chain run again, nested or combined ones too, and the values are collected`()
  {
    follow(rounds().map { $0 * 10 }.repeatAndCollect(repeatCount: 3))
    follow(rounds().flatMap { Future($0) }.repeatAndCollect(repeatCount: 0))
    follow(rounds(failing: [2]).repeatAndCollect(repeatCount: 3))
    expectEqual(log.take(), ["[10, 20, 30, 40]", "[1]", "2"])
    follow(rounds().repeatAndCollect(repeatCount: 1).repeatAndCollect(repeatCount: 2))
    expectEqual(log.take(), ["[[1, 2], [3, 4], [5, 6]]"])
    follow(join(rounds(), rounds()).map { "\($0.0)\($0.1)" }.repeatAndCollect(repeatCount: 1))
    follow(join([rounds(), rounds()]).repeatAndCollect(repeatCount: 1))
    follow(select(rounds(), or: rounds()).map { $0.any }.repeatAndCollect(repeatCount: 1))
    expectEqual(log.lines, ["[\"11\", \"22\"]", "[[1, 1], [2, 2]]", "[1, 2]"])
  }

  @Test func `An error is repeated until there is a value, at most a number of times`() {
    follow(rounds(failing: [1, 2]).onErrorRepeat())
    follow(rounds(failing: [1, 2, 3, 4]).onErrorRepeat(maxRepetitions: 2))
    follow(rounds(failing: [1, 2]).onErrorRepeat { ($0 as? Failure)?.name == "1" })
    expectEqual(log.lines, ["3", "3", "2"])
  }

  @Test
  func `A future decides whether there is another round; rounds can be apart, and cancelling ends them`() {
    UIApplication().run {
      follow(rounds().onResultRepeat { result in Future((result.value ?? 0) < 3).delay(by: 0.5) })
      follow(rounds().onResultRepeat { _ in Future<Bool>(error: Failure()) })
      expectEqual(log.take(), ["1"])
      UIApplication.shared.settle()
      expectEqual(log.take(), ["3"])
      expectEqual(UIApplication.shared.runLoop.now, 1.5)
    }
    UIApplication().run {
      let loop = UIApplication.shared.runLoop
      let future = Future().onValue { [log] in log.add("\(loop.now)") }
        .onCancel { [log] in log.add("round cancelled") }
        .onResultRepeat(delayBetweenRepetitions: 0.5).onCancel { [log] in log.add("cancelled") }
      loop.advance(by: 1.2)
      future.cancel()
      loop.advance(by: 2)
      expectEqual(log.lines, ["0.0", "0.5", "1.0", "cancelled"])
      expectEmpty(loop.pendingEvents)
    }
  }

  @Test func `Many rounds that are done at once do not exhaust the stack`() {
    follow(rounds().onResultRepeat(maxRepetitions: 20_000))
    follow((0..<20_000).mapToFuture { Future($0) }.map(\.count))
    expectEqual(log.lines, ["20001", "20000"])
  }
}
