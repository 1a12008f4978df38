import Expectations
import HeadlessUIKit
import Testing

@testable import Flow

@Suite @MainActor struct SignalTimingTests {
  let log = Log()
  let source = ReadWriteSignal(0)

  /// Sets the source at some seconds, each to the number of tenths, and logs what a signal sends.
  private func follow(_ signal: some SignalProvider<Int>, settingAt times: [Double]) {
    UIApplication().run {
      let loop = UIApplication.shared.runLoop
      let listening = signal.onValue { [log] value in
        log.add("\(value) at \((loop.now * 10).rounded() / 10)")
      }
      for time in times {
        loop.advance(by: time - loop.now)
        source.value = Int((time * 10).rounded())
      }
      loop.advance(by: 5)
      listening.dispose()
    }
  }

  @Test func `At most one value comes in a time, the first at once and then the last`() {
    follow(source.throttle(1), settingAt: [0.1, 0.5, 0.9, 1.5, 4, 4.2])
    expectEqual(log.lines, ["1 at 0.1", "9 at 1.1", "15 at 2.1", "40 at 4.0", "42 at 5.0"])
  }

  @Test func `A delay may depend on the value, keeps the present one, and is none without seconds`() {
    let delayed = source.delay { $0 < 5 ? 1 : nil }
    follow(delayed, settingAt: [0.1, 0.6])
    expectEqual(log.take(), ["6 at 0.6", "1 at 1.1"])
    expectEqual(delayed.value, 6)
    do {
      let fresh = Self()
      fresh.follow(fresh.source.delay(by: nil).debounce(nil).throttle(nil), settingAt: [0.1])
      expectEqual(fresh.log.lines, ["1 at 0.1"])
    }
  }

  @Test func `Values wait until another signal is true, and only the last one`() {
    let isReady = ReadWriteSignal(false)
    let listening = source.wait(until: isReady.readOnly()).onValue { [log] in log.add("\($0)") }
    source.value = 1
    source.value = 2
    expectEmpty(log.lines)
    isReady.value = true
    source.value = 3
    expectEqual(log.lines, ["2", "3"])
    listening.dispose()
  }

  @Test func `Repeating begins after its own delay, and not at all with an endless interval`() {
    UIApplication().run {
      let loop = UIApplication.shared.runLoop
      let bag = DisposeBag(
        Signal(every: 1, delay: 0.25).onValue { [log] in log.add("\(loop.now)") },
        Signal(every: .infinity).onValue { [log] in log.add("never") })
      loop.advance(by: 2)
      expectEqual(log.lines, ["0.25", "1.25"])
      bag.dispose()
    }
  }
}
