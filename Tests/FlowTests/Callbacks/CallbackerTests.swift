import Expectations
import TestSupport
import Testing

@testable import Flow

@Suite @MainActor struct CallbackerTests {
  let log = Log()
  let callbacker = Callbacker<Int>()

  @Test func `Callbacks are called in the order of adding, and a call from within one comes in between`() {
    let bag = DisposeBag()
    for name in ["a", "b", "c", "d"] {
      bag += callbacker.addCallback { [log] in log.add("\(name)\($0)") }
    }
    callbacker.callAll(with: 1)
    expectEqual(log.take(), ["a1", "b1", "c1", "d1"])
    expectFalse(callbacker.isEmpty)
    bag.dispose()
    expectTrue(callbacker.isEmpty)
    do {
      let callbacker = Callbacker<Int>()
      let bag = DisposeBag()
      bag += callbacker.addCallback { [log, callbacker] value in
        log.add("a\(value)")
        if value == 1 { callbacker.callAll(with: 2) }
      }
      bag += callbacker.addCallback { [log] in log.add("b\($0)") }
      callbacker.callAll(with: 1)
      expectEqual(log.lines, ["a1", "a2", "b2", "b1"])
    }
  }

  @Test func `Any additions and disposals leave the other callbacks in their order`() {
    forEachRow(1...20 as ClosedRange<UInt64>) { seed in
      let log = Log()
      let callbacker = Callbacker<Int>()
      var random = SplitMix64(seed: seed)
      var present: [(number: Int, disposable: any Disposable)] = []
      for number in 0..<60 {
        if Bool.random(using: &random), let index = present.indices.randomElement(using: &random) {
          present.remove(at: index).disposable.dispose()
        } else {
          present.append((number, callbacker.addCallback { [log] in log.add("\(number) \($0)") }))
        }
        callbacker.callAll(with: number)
        expectEqual(log.take(), present.map { "\($0.number) \(number)" })
      }
    }
  }

  @Test func `A callback that nothing keeps or another disposes of is not called, and a new one not yet`() {
    _ = callbacker.addCallback { [log] in log.add("\($0)") }
    callbacker.callAll(with: 1)
    expectEmpty(log.lines)
    let bag = DisposeBag()
    var second: (any Disposable)?
    bag += callbacker.addCallback { [log, callbacker] value in
      log.add("first \(value)")
      second?.dispose()
      bag += callbacker.addCallback { log.add("third \($0)") }
    }
    second = callbacker.addCallback { [log] in log.add("second \($0)") }
    callbacker.callAll(with: 1)
    expectEqual(log.take(), ["first 1"])
    callbacker.callAll(with: 2)
    expectEqual(log.lines, ["first 2", "third 2"])
  }

  @Test func `A callbacker is a signal`() {
    let listening = callbacker.onValue { [log] in log.add("\($0)") }
    callbacker.callAll(with: 1)
    listening.dispose()
    callbacker.callAll(with: 2)
    expectEqual(log.lines, ["1"])
  }
}
