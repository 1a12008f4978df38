import Expectations
import HeadlessUIKit
import Testing

@testable import Flow

@Suite @MainActor struct SignalTests {
  let log = Log()

  /// A source that logs its first listener and its last.
  private func source() -> (signal: Signal<Int>, tell: (Int) -> Void) {
    let callbacker = Callbacker<Int>()
    let signal = Signal<Int> { [log] tell in
      log.add("begins")
      return DisposeBag(callbacker.addCallback(tell), Disposer { log.add("ends") })
    }
    return (signal, callbacker.callAll)
  }

  @Test
  func `Nothing happens before somebody listens, or when nobody does any more, and all share one attachment`()
  {
    let (signal, tell) = source()
    expectEmpty(log.lines)
    let first = signal.onValue { [log] in log.add("a\($0)") }
    let second = signal.map { $0 * 2 }.onValue { [log] in log.add("b\($0)") }
    tell(1)
    first.dispose()
    tell(2)
    second.dispose()
    tell(3)
    expectEqual(log.take(), ["begins", "a1", "b2", "b4", "ends"])
    let third = signal.onValue { [log] in log.add("c\($0)") }
    tell(4)
    third.dispose()
    expectEqual(log.take(), ["begins", "c4", "ends"])
    do {
      let (signal, tell) = source()
      _ = signal.onValue { [log] in log.add("\($0)") }
      tell(1)
      expectEqual(log.lines, ["begins", "ends"])
    }
  }

  @Test func `An event from within a listener waits, and a listener that is disposed of hears nothing more`()
  {
    let value = ReadWriteSignal(0)
    let bag = DisposeBag()
    bag += value.onValue { [log] in
      log.add("a\($0)")
      if $0 == 1 { value.value = 2 }
    }
    bag += value.onValue { [log] in log.add("b\($0)") }
    value.value = 1
    expectEqual(log.take(), ["a1", "b1", "a2", "b2"])
    do {
      let value = ReadWriteSignal(0)
      let bag = DisposeBag()
      bag += value.onValue { [log] in
        log.add("a\($0)")
        value.value = 2
        bag.dispose()
      }
      value.value = 1
      expectEqual(log.lines, ["a1"])
    }
  }

  @Test func `A value can be read, or asked for where it is kept, and changes are reported`() {
    let value = ReadWriteSignal("a")
    let (readOnly, length) = (value.readOnly(), value.map(\.count))
    let bag = DisposeBag(readOnly.onValue { [log] in log.add($0) })
    value.value = "bcd"
    value.value.append("e")
    expectEqual(log.take(), ["bcd", "bcde"])
    expectEqual(readOnly.value, "bcde")
    expectEqual(length.value, 4)
    bag.dispose()
    var number = 1
    let callbacker = Callbacker<Int>()
    let read = ReadSignal(capturing: number, callbacker: callbacker)
    let written = ReadWriteSignal(getValue: { number }, setValue: { number = $0 })
    let listening = written.onValue { [log] in log.add("\($0)") }
    number = 2
    expectEqual(read.value, 2)
    written.value = 3
    expectEqual(number, 3)
    expectEqual(log.lines, ["3"])
    listening.dispose()
  }

  @Test func `Setting is reported before, then to listeners, and after that`() {
    var known = 0
    let value = ReadWriteSignal(0, willSet: { known = $0 }, didSet: { [log] in log.add("did \($0)") })
    let listening = value.onValue { [log] in log.add("\($0) \(known)") }
    value.value = 3
    expectEqual(log.lines, ["3 3", "did 3"])
    listening.dispose()
  }

  @Test func `At once reports the present value to each listener, and keeps the kind`() {
    let value = ReadWriteSignal(1)
    let atOnce: ReadWriteSignal<Int> = value.atOnce()
    let bag = DisposeBag(atOnce.onValue { [log] in log.add("a\($0)") })
    atOnce.value = 2
    bag += atOnce.onValue { [log] in log.add("b\($0)") }
    expectEqual(log.lines, ["a1", "a2", "b2"])
    bag.dispose()
  }

  @Test func `A finite signal reports the end once, and nothing after, but can be listened to anew`() {
    let callbacker = Callbacker<Event<Int>>()
    let signal = FiniteSignal(callbacker: callbacker)
    let bag = DisposeBag(
      signal.onEnd { [log] in log.add("end") }, signal.onError { [log] _ in log.add("error") },
      signal.onValue { [log] in log.add("\($0)") })
    callbacker.callAll(with: .value(1))
    callbacker.callAll(with: .end(Failure()))
    callbacker.callAll(with: .value(2))
    expectEqual(log.take(), ["1", "end", "error"])
    expectTrue(callbacker.isEmpty)
    bag.dispose()
    let listening = [1, 2].signal().onEvent { [log] in log.add($0.value.map { "\($0)" } ?? "end") }
    let again = [3].signal().collect().onValue { [log] in log.add("\($0)") }
    expectEqual(log.lines, ["1", "2", "end", "[3]"])
    withExtendedLifetime((listening, again)) {}
  }

  @Test func `Signals that report by the clock`() {
    UIApplication().run {
      let bag = DisposeBag(
        Signal(after: 0.5).onValue { [log] in log.add("after") },
        Signal(every: 0.4).onValue { [log] in log.add("every") },
        Signal(just: 1, 2).onValue { [log] in log.add("\($0)") })
      UIApplication.shared.runLoop.advance(by: 1)
      expectTrue(UIApplication.shared.runLoop.isIdle)
      bag.dispose()
      UIApplication.shared.runLoop.advance(by: 1)
      expectEqual(log.lines, ["1", "2", "every", "after", "every"])
    }
  }

  @Test func `Kinds can be changed`() {
    let (signal, tell) = source()
    let readable = signal.readable(initial: 0)
    let bag = DisposeBag(readable.onValue { _ in })
    tell(5)
    expectEqual(readable.value, 5)
    var number = 1
    let writable = ReadSignal(getValue: { number }, callbacker: Callbacker()).writable { number = $0 }
    writable.value = 7
    expectEqual(writable.value, 7)
    let plain: Signal<Int> = [1].signal().plain()
    bag += plain.onValue { [log] in log.add("plain \($0)") }
    bag += signal.finite().onEvent { [log] in log.add("\($0.isEnd)") }
    tell(6)
    bag.dispose()
    expectEqual(log.lines, ["begins", "plain 1", "false", "ends"])
  }

  @Test func `What a listener returns is disposed of before the next value; the first one is reported alone`()
  {
    let value = ReadWriteSignal(0)
    let listening = value.atOnce().onValueDisposePrevious { [log] number in
      log.add("begin \(number)")
      return Disposer { log.add("end \(number)") }
    }
    value.value = 1
    listening.dispose()
    expectEqual(log.take(), ["begin 0", "end 0", "begin 1", "end 1"])
    do {
      let value = ReadWriteSignal(0)
      let listening = value.onFirstValue { [log] in log.add("\($0)") }
      value.value = 1
      value.value = 2
      expectEqual(log.lines, ["1"])
      listening.dispose()
    }
  }

  @Test func `Binding passes on what comes, and at once what there is`() {
    final class Holder {
      var number = 0
      var maybe: Int?
    }
    let (value, holder) = (ReadWriteSignal(1), Holder())
    let (copy, maybe) = (ReadWriteSignal(0), ReadWriteSignal<Int?>(nil))
    let bag = DisposeBag(
      value.atOnce().bindTo(holder, \.number), value.atOnce().bindTo(holder, \.maybe),
      value.atOnce().bindTo(copy), value.atOnce().bindTo(maybe),
      value.bindTo { [log] (number: Int) in log.add("\(number)") })
    #expect(holder.number == 1 && holder.maybe == 1 && copy.value == 1 && maybe.value == 1)
    value.value = 2
    #expect(holder.number == 2 && holder.maybe == 2 && copy.value == 2 && maybe.value == 2)
    expectEqual(log.lines, ["2"])
    bag.dispose()
  }

  @Test func `A signal and a future become each other`() {
    let value = ReadWriteSignal(0)
    value.future.onValue { [log] in log.add("next \($0)") }
    value.value = 1
    value.value = 2
    FiniteSignal<Int>(onEvent: { tell in
      tell(.end)
      return NilDisposer()
    }).future.onError { [log] in log.add("\($0)") }
    let bag = DisposeBag(
      Future(3).valueThenEndSignal.onEvent { [log] in log.add($0.value.map { "\($0)" } ?? "end") },
      Future<Int>(error: Failure()).resultSignal.onValue { [log] in log.add("\($0.value == nil)") })
    Future(4).bindTo(value)
    expectEqual(value.value, 4)
    let isReady = ReadWriteSignal(false)
    Future(5).hold(until: isReady).onValue { [log] in log.add("\($0)") }
    isReady.value = true
    expectEqual(log.lines, ["next 1", "aborted", "3", "end", "true", "5"])
    bag.dispose()
  }
}
