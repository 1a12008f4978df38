import Expectations
import Testing

@testable import Flow

@Suite @MainActor struct SignalSharingTests {
  @Test func `A shared value, or one whose changes a closure sends, is read once while there are listeners`()
  {
    var (number, reads) = (0, 0)
    let source = ReadWriteSignal(
      getValue: {
        reads += 1
        return number
      }, setValue: { number = $0 })
    let shared = source.shared()
    #expect(shared.value == 0 && reads == 1)
    let bag = DisposeBag(shared.onValue { _ in })
    expectEqual(reads, 2)
    shared.value = 5
    bag += shared.atOnce().onValue { _ in }
    #expect(shared.value == 5 && reads == 2)
    bag.dispose()
    number = 7
    #expect(shared.value == 7 && reads == 3)
    do {
      let changes = Callbacker<Int>()
      var reads = 0
      let signal = ReadSignal(
        getValue: {
          reads += 1
          return 1
        }, onValue: changes.addCallback)
      let listening = signal.onValue { _ in }
      changes.callAll(with: 4)
      #expect(signal.value == 4 && reads == 1)
      listening.dispose()
      #expect(signal.value == 1 && reads == 2)
    }
  }

  @Test func `An initial value returns when the last listener has left`() {
    let source = Callbacker<Int>()
    let readable = source.readable(initial: 0)
    let (first, second) = (readable.onValue { _ in }, readable.onValue { _ in })
    source.callAll(with: 3)
    first.dispose()
    expectEqual(readable.value, 3)
    second.dispose()
    expectEqual(readable.value, 0)
  }

  @Test func `A distinct value is set only if it differs from the present one`() {
    var (number, sets) = (0, 0)
    let source = ReadWriteSignal(
      getValue: { number },
      setValue: {
        number = $0
        sets += 1
      })
    let distinct = source.distinct()
    [0, 1, 1, 2].forEach { distinct.value = $0 }
    expectEqual(sets, 2)
    expectEqual(number, 2)
  }

  @Test func `What is written is reported after listeners have it, or only when it changes elsewhere`() {
    let log = Log()
    let signal = ReadWriteSignal(0).didWrite { log.add("did write \($0)") }
    let listening = signal.onValue { log.add("value \($0)") }
    signal.value = 1
    expectEqual(log.lines, ["value 1", "did write 1"])
    listening.dispose()
    for (signalsOnSet, expected) in [(true, ["1"]), (false, [])] {
      let (log, source) = (Log(), Callbacker<Int>())
      var number = 0
      let signal = ReadSignal(getValue: { number }, callbacker: source)
        .writable(signalOnSet: signalsOnSet) { number = $0 }
      let listening = signal.onValue { log.add("\($0)") }
      signal.value = 1
      expectEqual(number, 1)
      expectEqual(log.lines, expected)
      listening.dispose()
    }
  }

  @Test func `A property can be read and written through a signal`() {
    struct Person { var name: String?, age: Int }
    let person = ReadWriteSignal(Person(name: nil, age: 1))
    let (age, name) = (person[\.age], person[\.name, default: "-"])
    let log = Log()
    let bag = DisposeBag(name.onValue(log.add))
    expectEqual(name.value, "-")
    age.value = 2
    name.value = "Ada"
    #expect(person.value.age == 2 && person.value.name == "Ada")
    expectEqual(log.lines, ["-", "Ada"])
    bag.dispose()
  }
}
