import Expectations
import Testing

@testable import Flow

@Suite @MainActor struct SignalReadabilityTests {
  let log = Log()
  let first = ReadWriteSignal(1)
  let second = ReadWriteSignal(10)

  private func follow<Value>(_ signal: some SignalProvider<Value>) -> any Disposable {
    signal.onValue { [log] in log.add("\($0)") }
  }

  @Test func `Merged and paired signals have a value from the beginning, and may be of different kinds`() {
    let merged: ReadSignal<Int> = merge(first, second)
    expectEqual(merged.value, 1)
    let listening = follow(merged.atOnce())
    second.value = 11
    first.value = 2
    expectEqual(log.take(), ["1", "11", "2"])
    listening.dispose()
    do {
      let first = ReadWriteSignal(1)
      let second = ReadWriteSignal(10)
      let pair: ReadSignal<(Int, Int)> = first.withLatestFrom(second)
      #expect(pair.value == (1, 10))
      let listening = follow(pair)
      second.value = 11
      first.value = 2
      expectEqual(log.take(), ["(2, 11)"])
      listening.dispose()
    }
    do {
      let first = ReadWriteSignal(1)
      let source = Callbacker<String>()
      let listening = follow(source.withLatestFrom(first))
      source.callAll(with: "a")
      expectEqual(log.lines, ["(\"a\", 1)"])
      listening.dispose()
    }
  }

  @Test func `A driven signal sends its latest value with each of the driver`() {
    let driven: ReadSignal<Int> = first.driven(by: second)
    expectEqual(driven.value, 1)
    let ticks = Callbacker<Void>()
    let bag = DisposeBag(follow(driven), follow(first.plain().driven(by: ticks)))
    ticks.callAll()
    first.value = 2
    ticks.callAll()
    second.value = 0
    expectEqual(log.lines, ["2", "2"])
    bag.dispose()
  }

  @Test func `Values come with an object from the beginning, and end when it is gone`() {
    final class Thing {}
    var thing: Thing? = Thing()
    let bag = DisposeBag()
    if let thing {
      bag += first.with(weak: thing).atOnce().onValue { [log] value, _ in log.add("\(value)") }
      bag += combineLatest(first, second).with(weak: thing).onValue { [log] left, right, _ in
        log.add("\(left) \(right)")
      }
      bag += first.toVoid().with(weak: thing).onValue { [log] _ in log.add("object") }
      bag += combineLatest(first, second, first).with(weak: thing).onValue { [log] one, _, other, _ in
        log.add("\(one)\(other)")
      }
      expectEqual(log.take(), ["1"])
      second.value = 11
      expectEqual(log.take(), ["1 11", "11"])
    }
    first.value = 2
    expectEqual(log.take(), ["2", "2 11", "object", "21", "22"])
    thing = nil
    first.value = 3
    expectEmpty(log.lines)
    bag.dispose()
  }

  @Test func `Four signals can be combined`() {
    let (text, flag) = (ReadWriteSignal("a"), ReadWriteSignal(false))
    let all: ReadSignal<(Int, Int, String, Bool)> = combineLatest(first, second, text, flag)
    #expect(all.value == (1, 10, "a", false))
    let listening = follow(all)
    flag.value = true
    text.value = "b"
    expectEqual(log.lines, ["(1, 10, \"a\", true)", "(1, 10, \"b\", true)"])
    listening.dispose()
  }

  @Test func `What is accumulated has a value from the beginning`() {
    let source = Callbacker<Int>()
    let sum: ReadSignal<Int> = source.reduce(5, combine: +)
    expectEqual(sum.value, 5)
    expectEqual(first.reduce(5, combine: +).value, 6)
    expectEqual(first.buffer().value, [1])
    let bag = DisposeBag(
      follow(source.buffer()), follow(source.contains { $0 > 1 }), follow(source.allSatisfy { $0 < 2 }))
    [1, 2, 0].forEach(source.callAll)
    expectEqual(
      log.lines, ["[1]", "false", "true", "[1, 2]", "true", "false", "[1, 2, 0]", "true", "false"])
    bag.dispose()
  }

  @Test func `Two signals can follow each other`() {
    let bag = DisposeBag(first.bidirectionallyBindTo(second), follow(first), follow(second))
    #expect(first.value == 1 && second.value == 10)
    first.value = 2
    second.value = 3
    #expect(first.value == 3 && second.value == 3)
    bag.dispose()
    first.value = 4
    expectEqual(second.value, 3)
  }

  @Test func `A truth value is negated, and toggled by another signal`() {
    let (flag, taps) = (ReadWriteSignal(true), Callbacker<Void>())
    let listening = taps.toggle(flag)
    expectEqual(flag.negate().value, false)
    taps.callAll()
    expectEqual(flag.value, false)
    flag.toggle()
    expectTrue(flag.value)
    listening.dispose()
  }
}
