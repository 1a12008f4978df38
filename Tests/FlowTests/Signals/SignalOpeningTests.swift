import Expectations
import TestSupport
import Testing

@testable import Flow

@Suite @MainActor struct SignalOpeningTests {
  let log = Log()

  /// Adds 1 to the source while that is below 3, and logs what it gets.
  private func count(up source: ReadWriteSignal<Int>) -> (Int) -> Void {
    { [log] value in
      log.add("\(value)")
      if source.value < 3 { source.value += 1 }
    }
  }

  @Test
  func `A value that is set while the present one or a first one is delivered comes after all of these`() {
    let source = ReadWriteSignal(1)
    let listening = source.atOnce().onValue(count(up: source))
    expectEqual(log.take(), ["1", "2", "3"])
    listening.dispose()
    do {
      let source = ReadWriteSignal(1)
      let listening = source.start(with: 10, 20).onValue(count(up: source))
      expectEqual(log.lines, ["10", "20", "2", "3"])
      listening.dispose()
    }
  }

  @Test func `So it is with what is made of other signals`() {
    let makers: [(String, (ReadWriteSignal<Int>) -> any Disposable)] = [
      ("map", { s in s.map { $0 }.atOnce().onValue(count(up: s)) }),
      ("distinct", { s in s.distinct().atOnce().onValue(count(up: s)) }),
      ("shared", { s in s.shared().atOnce().onValue(count(up: s)) }),
      ("merge", { s in merge(s, ReadWriteSignal(0)).atOnce().onValue(count(up: s)) }),
      ("flatMapLatest", { s in ReadSignal(0).flatMapLatest { _ in s }.atOnce().onValue(count(up: s)) }),
      (
        "combineLatest",
        { s in combineLatest(s, ReadWriteSignal(0)).map { $0.0 }.atOnce().onValue(count(up: s)) }
      ),
      ("combineLatest of many", { s in combineLatest([s]).map { $0[0] }.atOnce().onValue(count(up: s)) }),
      (
        "withLatestFrom",
        { s in s.withLatestFrom(ReadWriteSignal(0)).map { $0.0 }.atOnce().onValue(count(up: s)) }
      ),
      ("driven", { s in s.driven(by: s).atOnce().onValue(count(up: s)) }),
      ("with", { s in s.with(weak: self.log).map { $0.0 }.atOnce().onValue(count(up: s)) }),
      ("readable", { s in s.plain().readable { s.value }.atOnce().onValue(count(up: s)) }),
      ("writable", { s in s.readOnly().writable { s.value = $0 }.atOnce().onValue(count(up: s)) }),
      ("bindTo", { s in s.atOnce().bindTo(count(up: s)) }),
      ("take", { s in s.atOnce().take(first: 3).onValue(count(up: s)) }),
      ("replay", { s in s.atOnce().shared(replaying: .whileConnected).onValue(count(up: s)) }),
    ]
    for (name, listen) in makers {
      let listening = listen(ReadWriteSignal(1))
      expectEqual(log.take(), ["1", "2", "3"], "\(name)")
      listening.dispose()
    }
  }

  @Test func `The present value comes first, though a transformation sets the source, or it sends at once`() {
    let (left, right) = (ReadWriteSignal(1), ReadWriteSignal(10))
    let listening = combineLatest(left, right).map { pair in
      if pair.0 == 1 { left.value = 2 }
      return pair
    }.atOnce().onValue { [log] in log.add("\($0)") }
    expectEqual(log.take(), ["(1, 10)", "(2, 10)"])
    listening.dispose()
    do {
      let readable = [1, 2].signal().plain().readable(initial: 0)
      let listening = readable.atOnce().onValue { [log] in log.add("\($0)") }
      expectEqual(log.lines, ["0", "1", "2"])
      listening.dispose()
    }
  }

  @Test func `Binding passes on the present value only when it is asked to`() {
    let (source, copy) = (ReadWriteSignal(1), ReadWriteSignal(0))
    let bag = DisposeBag(source.bindTo(copy))
    expectEqual(copy.value, 0)
    bag += source.atOnce().bindTo(copy)
    expectEqual(copy.value, 1)
    bag.dispose()
  }

  /// A signal that any listener sets back to numbers it has not seen loses none of them.
  @Test func `No value is lost, whatever is between the source and the listener`() {
    let seed: UInt64 = .random(in: 0...UInt64.max)
    var random = SplitMix64(seed: seed)
    for _ in 0..<300 {
      let source = ReadWriteSignal(0)
      var signal: ReadWriteSignal<Int> = source
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        let inner = signal
        switch Int.random(in: 0..<6, using: &random) {
        case 0: signal = inner.distinct()
        case 1: signal = inner.shared()
        case 2: signal = inner.atValue { _ in }
        case 3: signal = inner[\.self]
        case 4: signal = ReadSignal(0).flatMapLatest { _ in inner }
        default: signal = inner.didWrite { _ in }
        }
      }
      let last = Int.random(in: 0...4, using: &random)
      let listening = signal.atOnce().onValue { [log] value in
        log.add("\(value)")
        if value < last { source.value = value + 1 }
      }
      expectEqual(log.take(), (0...last).map { "\($0)" }, "seed \(seed)")
      listening.dispose()
    }
  }
}
