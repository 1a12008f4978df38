import Expectations
import HeadlessUIKit
import Testing

@testable import Flow

@Suite @MainActor struct SignalCombiningTests {
  let log = Log()
  let first = Callbacker<Event<Int>>()
  let second = Callbacker<Event<Int>>()

  /// A signal that logs when a listener is added.
  private func source(_ name: String, _ callbacker: Callbacker<Event<Int>>) -> FiniteSignal<Int> {
    FiniteSignal { [log] tell in
      log.add("listens to \(name)")
      return callbacker.addCallback(tell)
    }
  }

  private func follow<Kind: SignalKind, Value>(_ signal: CoreSignal<Kind, Value>) -> any Disposable {
    signal.listen { [log] event in
      log.add(event.value.map { "\($0)" } ?? event.error.map { "\($0)" } ?? "end")
    }
  }

  @Test func `Merging listens in order, reports all, and ends with the last, or with an error`() {
    let listening = follow(merge(source("a", first), source("b", second)))
    first.callAll(with: .value(1))
    second.callAll(with: .value(2))
    first.callAll(with: .end)
    second.callAll(with: .value(3))
    second.callAll(with: .end)
    expectEqual(log.take(), ["listens to a", "listens to b", "1", "2", "3", "end"])
    listening.dispose()
    do {
      let first = Callbacker<Event<Int>>()
      let second = Callbacker<Event<Int>>()
      let listening = follow(merge([source("a", first), source("b", second)]))
      first.callAll(with: .end(FutureError.aborted))
      expectEqual(log.lines.last, "aborted")
      expectTrue(second.isEmpty)
      listening.dispose()
    }
  }

  @Test func `Combining listens in order, has a value once both have, and ends with the first`() {
    let listening = follow(combineLatest(source("a", first), source("b", second)))
    first.callAll(with: .value(1))
    first.callAll(with: .value(2))
    second.callAll(with: .value(3))
    first.callAll(with: .value(4))
    first.callAll(with: .end)
    second.callAll(with: .value(5))
    expectEqual(log.take(), ["listens to a", "listens to b", "(2, 3)", "(4, 3)", "end"])
    expectTrue(second.isEmpty)
    listening.dispose()
    do {
      let (left, right) = (ReadWriteSignal(1), ReadWriteSignal("a"))
      let both: ReadSignal<(Int, String)> = combineLatest(left, right)
      let listening = follow(both)
      #expect(both.value == (1, "a"))
      right.value = "b"
      expectEqual(log.lines, ["(1, \"b\")"])
      listening.dispose()
    }
  }

  @Test func `The other signal is listened to first, and this one's values wait for its first`() {
    let listening = follow(source("a", first).withLatestFrom(source("b", second)))
    first.callAll(with: .value(1))
    second.callAll(with: .value(2))
    second.callAll(with: .value(3))
    first.callAll(with: .value(4))
    first.callAll(with: .end)
    expectEqual(log.lines, ["listens to b", "listens to a", "(4, 3)", "end"])
    expectTrue(second.isEmpty)
    listening.dispose()
  }

  @Test func `Many signals are combined once each has a value, until one ends with an error`() {
    let listening = follow(combineLatest([source("a", first), source("b", second)]))
    first.callAll(with: .value(1))
    second.callAll(with: .value(2))
    first.callAll(with: .value(3))
    second.callAll(with: .value(4))
    second.callAll(with: .end)
    expectEqual(log.take(), ["listens to a", "listens to b", "[1, 2]", "[3, 2]", "[3, 4]", "end"])
    listening.dispose()
    #expect(first.isEmpty && second.isEmpty)
    do {
      let first = Callbacker<Event<Int>>()
      let second = Callbacker<Event<Int>>()
      let listening = follow(combineLatest([source("a", first), source("b", second)]))
      first.callAll(with: .value(1))
      first.callAll(with: .end(Failure()))
      second.callAll(with: .value(2))
      expectEqual(log.lines, ["listens to a", "listens to b", "\(Failure())"])
      listening.dispose()
    }
  }

  @Test func `Many readable signals have a value together, and none have an empty one and send nothing`() {
    let (one, other) = (ReadWriteSignal(1), ReadWriteSignal(2))
    let both = combineLatest([one, other])
    let listening = follow(both)
    expectEqual(both.value, [1, 2])
    other.value = 3
    expectEqual(log.take(), ["[1, 3]"])
    expectEqual(combineLatest([ReadSignal<Int>]()).value, [])
    let bag = DisposeBag(
      follow(combineLatest([Signal<Int>]())), follow(combineLatest([FiniteSignal<Int>]())),
      follow(merge([FiniteSignal<Int>]())))
    expectEmpty(log.lines)
    listening.dispose()
    bag.dispose()
  }

  @Test func `The next signal is listened to when the one before has ended, be it at once`() {
    let listening = follow(source("a", first).concat(source("b", second)))
    first.callAll(with: .value(1))
    second.callAll(with: .value(2))
    first.callAll(with: .end)
    second.callAll(with: .value(3))
    second.callAll(with: .end)
    expectEqual(log.take(), ["listens to a", "1", "listens to b", "3", "end"])
    listening.dispose()
    do {
      let listening = follow([1, 2].signal().concat([3].signal()).concat([4].signal()))
      expectEqual(log.lines, ["1", "2", "3", "4", "end"])
      listening.dispose()
    }
  }

  @Test func `A first value grows with each value, for each listener anew`() {
    let sum = source("a", first).reduce(10, combine: +)
    let early = follow(sum)
    first.callAll(with: .value(1))
    let late = follow(sum)
    first.callAll(with: .value(2))
    expectEqual(log.lines, ["listens to a", "11", "13", "12"])
    [early, late].forEach { $0.dispose() }
  }

  @Test func `The first, or all but the last values can be left out`() {
    let skipping = follow([1, 2, 3].signal().skip(first: 2))
    let last = follow([4, 5, 6].signal().take(last: 2))
    expectEqual(log.take(), ["3", "end", "5", "6", "end"])
    [skipping, last].forEach { $0.dispose() }
    forEachRow([-1, 0, 1, 3, 24, 25, 26, 49, 50, 60]) { count in
      var values: [Int] = []
      (0..<50).signal().take(last: count).onValue { values.append($0) }.dispose()
      expectEqual(values, (0..<50).suffix(max(0, count)))
    }
  }

  @Test func `Signals of optional values have a latest value when each has sent one`() {
    let (first, second) = (Callbacker<Int?>(), Callbacker<Int?>())
    var values: [[Int?]] = []
    let listening = combineLatest([Signal(callbacker: first), Signal(callbacker: second)]).onValue {
      values.append($0)
    }
    first.callAll(with: nil)
    first.callAll(with: 1)
    second.callAll(with: nil)
    first.callAll(with: nil)
    expectEqual(values, [[1, nil], [nil, nil]])
    listening.dispose()
  }

  @Test func `A value comes when none has come for a while, and at the end at once`() {
    UIApplication().run {
      let loop = UIApplication.shared.runLoop
      let listening = follow(source("a", first).debounce(0.5))
      first.callAll(with: .value(1))
      loop.advance(by: 0.4)
      first.callAll(with: .value(2))
      loop.advance(by: 0.4)
      expectEqual(log.take(), ["listens to a"])
      loop.advance(by: 0.1)
      expectEqual(log.take(), ["2"])
      first.callAll(with: .value(3))
      first.callAll(with: .end)
      expectEqual(log.lines, ["3", "end"])
      loop.advance(by: 1)
      expectEqual(log.lines, ["3", "end"])
      listening.dispose()
    }
  }

  @Test
  func `Events can come later, or in the next turn, in their order, and none of them when nothing listens`() {
    UIApplication().run {
      let loop = UIApplication.shared.runLoop
      let listening = follow(source("a", first).delay(by: 0.5))
      first.callAll(with: .value(1))
      first.callAll(with: .value(2))
      loop.advance(by: 0.4)
      first.callAll(with: .value(3))
      first.callAll(with: .end)
      expectEqual(log.take(), ["listens to a"])
      loop.advance(by: 0.1)
      expectEqual(log.take(), ["1", "2"])
      loop.advance(by: 0.4)
      expectEqual(log.take(), ["3", "end"])
      let other = follow(source("b", second).delay(by: 0.5))
      second.callAll(with: .value(4))
      other.dispose()
      expectEmpty(loop.pendingEvents)
      loop.advance(by: 1)
      expectEqual(log.take(), ["listens to b"])
      listening.dispose()
    }
    do {
      let first = Callbacker<Event<Int>>()
      UIApplication().run {
        let listening = follow(source("a", first).delay(by: 0))
        first.callAll(with: .value(1))
        expectEqual(log.take(), ["listens to a"])
        UIApplication.shared.settle()
        expectEqual(log.lines, ["1"])
        listening.dispose()
      }
    }
  }

  @Test func `Who begins to listen because of a value waits for the next one`() {
    let (signal, bag) = (first.shared(), DisposeBag())
    bag += signal.take(first: 1).onValue { [log] _ in
      log.add("early")
      bag += signal.onValue { log.add("late \($0.value ?? 0)") }
    }
    first.callAll(with: .value(1))
    expectEqual(log.take(), ["early"])
    first.callAll(with: .value(2))
    expectEqual(log.lines, ["late 2"])
    bag.dispose()
  }

  @Test func `A newcomer hears the last value at once`() {
    forEachRow([(ReplayLifetime.whileConnected, ["b2", "b3"]), (.forever, ["b2", "b3", "c3"])]) {
      (lifetime: ReplayLifetime, expected: [String]) in
      let log = Log()
      let source = Callbacker<Int>()
      let signal = source.shared(replaying: lifetime)
      let early = signal.onValue { _ in }
      source.callAll(with: 1)
      source.callAll(with: 2)
      let late = signal.onValue { [log] in log.add("b\($0)") }
      source.callAll(with: 3)
      [early, late].forEach { $0.dispose() }
      let last = signal.onValue { [log] in log.add("c\($0)") }
      expectEqual(log.lines, expected)
      last.dispose()
    }
  }
}
