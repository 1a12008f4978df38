import Expectations
import HeadlessUIKit
import TestSupport
import Testing

@testable import Flow

@Suite @MainActor struct SignalTransformingTests {
  /// What a signal sends when its source sends some numbers.
  private func told<Kind: SignalKind, Value>(
    _ numbers: [Int], _ transform: (Signal<Int>) -> CoreSignal<Kind, Value>
  ) -> [String] {
    let (log, source) = (Log(), Callbacker<Int>())
    let listening = transform(source.providedSignal).listen { event in
      log.add(event.value.map { "\($0)" } ?? event.error.map { "\($0)" } ?? "end")
    }
    numbers.forEach(source.callAll)
    listening.dispose()
    expectTrue(source.isEmpty)
    return log.lines
  }

  @Test func `Values are changed, left out, counted and paired`() {
    expectEqual(told([1, 2]) { $0.map { $0 * 10 } }, ["10", "20"])
    expectEqual(told([1, 2, 3, 4]) { $0.filter { $0.isMultiple(of: 2) } }, ["2", "4"])
    expectEqual(told([1, 2, 3]) { $0.compactMap { $0 == 2 ? nil : "v\($0)" } }, ["v1", "v3"])
    expectEqual(told([7, 8]) { $0.enumerate() }, ["(0, 7)", "(1, 8)"])
    expectEqual(told([1, 2, 3]) { $0.latestTwo() }, ["(1, 2)", "(2, 3)"])
    expectEqual(told([1, 1, 2, 2, 1]) { $0.distinct() }, ["1", "2", "1"])
    expectEqual(told([1, 3, 4]) { $0.distinct { $0 % 2 == $1 % 2 } }, ["1", "4"])
    expectEqual(told([1, 2, 3]) { $0.take(first: 2) }, ["1", "2", "end"])
    expectEqual(told([1]) { $0.take(first: 0) }, ["end"])
    expectEqual(told([3]) { $0.start(with: 1, 2) }, ["1", "2", "3"])
    expectEqual(told([1]) { $0.toVoid() }, ["()"])
    expectEqual(told([1, 2, 3]) { $0.take(first: 2).collect() }, ["[1, 2]", "end"])
    expectEqual(told([1, 2, 3, 1]) { $0.take { $0 < 3 } }, ["1", "2", "end"])
    expectEqual(told([1, 3, 2]) { $0.skip { $0 > 2 } }, ["3", "2"])
    expectEqual(told([1, 2]) { $0[\.description] }, ["1", "2"])
  }

  @Test func `What is sent can be printed, with the time and the place`() {
    UIApplication().run {
      let (log, source) = (Log(), ReadWriteSignal(1))
      let debugged = source.debug("source", printer: log.add)
      let listening = debugged.onValue { _ in }
      UIApplication.shared.runLoop.advance(by: 0.5)
      debugged.value = 2
      listening.dispose()
      let place = "<SignalTransformingTests.swift:\(#line - 5)> (\(#function))"
      expectEqual(
        log.lines,
        [
          "0.0: \(place): source -> initial(1)", "0.5: \(place): source -> event(value(2))",
          "0.5: \(place): source -> disposed",
        ])
      _ = [3].signal().debug(printer: log.add).onValue { _ in }
      expectEqual(
        log.lines.suffix(3).map { $0.split(separator: " ").last },
        [
          "event(value(3))", "event(end(nil))", "disposed",
        ])
    }
  }

  @Test func `What a transformation throws is the end, after what was collected`() {
    let lines = told([1, 2, 3]) { signal in
      signal.map { value throws -> Int in
        if value == 2 { throw FutureError.aborted }
        return value
      }
    }
    expectEqual(lines, ["1", "aborted"])
    do {
      let lines = told([1, 2, 3]) { signal in
        signal.map { value throws -> Int in
          if value == 3 { throw FutureError.aborted }
          return value
        }.collect()
      }
      expectEqual(lines, ["[1, 2]", "aborted"])
    }
  }

  @Test func `A readable signal has a value before its first change`() {
    let (log, value) = (Log(), ReadWriteSignal(1))
    let bag = DisposeBag(
      value.distinct().onValue { log.add("distinct \($0)") },
      value.latestTwo().onValue { log.add("latest \($0)") })
    value.value = 1
    value.value = 2
    expectEqual(log.lines, ["latest (1, 1)", "distinct 2", "latest (1, 2)"])
    expectEqual(value.distinct().value, 2)
    bag.dispose()
  }

  @Test func `Callbacks come before listeners`() {
    let log = Log()
    let events = [1].signal().atValue { log.add("at \($0)") }
      .atEnd { log.add("at end") }.atEvent { log.add("event \($0.isEnd)") }
    let listening = events.onEvent { log.add("heard \($0.isEnd)") }
    expectEqual(log.lines, ["at 1", "event false", "heard false", "at end", "event true", "heard true"])
    listening.dispose()
  }

  @Test func `Only the latest signal is listened to; the end of finite ones is that of the first that ends`()
  {
    let log = Log()
    let (choice, left, right) = (Callbacker<Bool>(), Callbacker<Int>(), Callbacker<Int>())
    let listening = choice.flatMapLatest { ($0 ? left : right).providedSignal }.onValue { log.add("\($0)") }
    left.callAll(with: 1)
    choice.callAll(with: true)
    left.callAll(with: 2)
    choice.callAll(with: false)
    left.callAll(with: 3)
    right.callAll(with: 4)
    expectEqual(log.lines, ["2", "4"])
    listening.dispose()
    #expect(choice.isEmpty && left.isEmpty && right.isEmpty)
    for endsOuter in [true, false] {
      let log = Log()
      let (outer, inner) = (Callbacker<Event<Int>>(), Callbacker<Event<Int>>())
      let listening = FiniteSignal(callbacker: outer).flatMapLatest { _ in FiniteSignal(callbacker: inner) }
        .onEvent { log.add($0.value.map { "\($0)" } ?? "end") }
      outer.callAll(with: .value(1))
      inner.callAll(with: .value(2))
      expectEqual(log.lines, ["2"])
      (endsOuter ? outer : inner).callAll(with: .end)
      expectEqual(log.lines, ["2", "end"])
      #expect(outer.isEmpty && inner.isEmpty)
      listening.dispose()
    }
  }

  @Test func `The latest of what can be read can be read and written, and a change of choice is reported`() {
    let log = Log()
    let (choice, left, right) = (ReadWriteSignal(true), ReadWriteSignal(1), ReadWriteSignal(2))
    let latest: ReadWriteSignal<Int> = choice.flatMapLatest { $0 ? left : right }
    let listening = latest.onValue { log.add("\($0)") }
    expectEqual(latest.value, 1)
    left.value = 3
    choice.value = false
    latest.value = 5
    left.value = 6
    expectEqual(log.lines, ["3", "2", "5"])
    expectEqual(right.value, 5)
    expectEqual(latest.value, 5)
    listening.dispose()
  }

  @Test func `Values come together with an object, while somebody keeps it`() {
    final class Thing {}
    let (log, source) = (Log(), Callbacker<Int>())
    var thing: Thing? = Thing()
    let listening = thing.map { source.with(weak: $0).onValue { value, _ in log.add("\(value)") } }
    source.callAll(with: 1)
    thing = nil
    source.callAll(with: 2)
    expectEqual(log.lines, ["1"])
    listening?.dispose()
  }

  @Test func `Laws hold for whatever numbers come`() {
    let seed: UInt64 = .random(in: 0...UInt64.max)
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let numbers = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Int.random(in: 0...3, using: &random)
      }
      let count = Int.random(in: 1...13, using: &random)
      let texts = numbers.map { "\($0)" }
      expectEqual(
        told(numbers) { $0.map { $0 + 1 }.map { $0 * 2 } }, told(numbers) { $0.map { ($0 + 1) * 2 } },
        "seed \(seed)")
      expectEqual(
        told(numbers) { $0.filter { $0 > 0 }.filter { $0 < 3 } },
        told(numbers) { $0.filter { $0 > 0 && $0 < 3 } }, "seed \(seed)")
      expectEqual(told(numbers) { $0.distinct().distinct() }, told(numbers) { $0.distinct() }, "seed \(seed)")
      expectEqual(told(numbers) { $0.shared() }, texts, "seed \(seed)")
      let taken = Array(texts.prefix(count)) + (texts.count >= count ? ["end"] : [])
      expectEqual(told(numbers) { $0.take(first: count) }, taken, "seed \(seed)")
      expectEqual(told(numbers) { $0.flatMapLatest { Signal(just: $0) } }, texts, "seed \(seed)")
    }
  }
}
