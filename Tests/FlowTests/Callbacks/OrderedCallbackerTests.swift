import Expectations
import Testing

@testable import Flow

@Suite @MainActor struct OrderedCallbackerTests {
  let log = Log()
  let callbacker = OrderedCallbacker<Int, String>()

  @Test func `Callbacks are called in their order, and equal ones in that of adding`() {
    let bag = DisposeBag()
    for (order, name) in [(2, "c"), (1, "a"), (3, "d"), (1, "b")] {
      bag += callbacker.addCallback({ [log] value in log.add("\(name) \(value)") }, orderedBy: order)
    }
    callbacker.callAll(with: "x").onValue { [log] in log.add("done") }
    expectEqual(log.take(), ["a x", "b x", "c x", "d x", "done"])
    callbacker.callAll(with: "y", isOrderedBefore: >)
    expectEqual(log.take(), ["d y", "c y", "a y", "b y"])
    bag.dispose()
    expectTrue(callbacker.isEmpty)
    callbacker.callAll(with: "z")
    expectEmpty(log.lines)
  }

  @Test func `A callback waits for the future of the one before, and none comes after a failure`() {
    let source = Callbacker<Result<Void>>()
    let bag = DisposeBag()
    bag += callbacker.addCallback({ _ in Future(callbacker: source) }, orderedBy: 1)
    bag += callbacker.addCallback({ [log] value in log.add(value) }, orderedBy: 2)
    callbacker.callAll(with: "first")
    expectEmpty(log.lines)
    source.callAll(with: .success)
    expectEqual(log.lines, ["first"])
    callbacker.callAll(with: "second").onError { [log] _ in log.add("failed") }
    source.callAll(with: .failure(Failure()))
    expectEqual(log.lines, ["first", "failed"])
    bag.dispose()
  }
}
