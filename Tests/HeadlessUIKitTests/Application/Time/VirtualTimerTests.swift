import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct VirtualTimerTests {
  let loop = VirtualRunLoop()
  let log = Log()

  @Test func `A timer fires once, and is invalid then`() {
    let timer = loop.scheduledTimer(withTimeInterval: 0.5, repeats: false) { timer in
      log.add("\(loop.now) \(timer.isValid)")
    }
    expectTrue(timer.isValid)
    expectEqual(timer.fireTime, 0.5)
    loop.advance(by: 5)
    expectEqual(log.lines, ["0.5 false"])
  }

  @Test func `A repeating timer fires until it is invalidated`() {
    let timer = loop.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
      log.add("\(loop.now)")
      if loop.now == 1.5 { timer.invalidate() }
    }
    loop.advance(by: 5)
    expectEqual(log.lines, ["0.5", "1.0", "1.5"])
    expectFalse(timer.isValid)
    expectEmpty(loop.pendingEvents)
  }

  @Test func `Only short timers that fire once are waited for`() {
    forEachRow([(1.5, false, true), (1.6, false, false), (0.1, true, false)]) {
      interval, repeats, isTracked in
      let loop = VirtualRunLoop()
      loop.scheduledTimer(withTimeInterval: interval, repeats: repeats) { _ in }
      expectEqual(loop.isIdle, !isTracked)
    }
  }

  @Test
  func `Firing by hand leaves a repeating timer its time, and without an interval a timer has the shortest`()
  {
    forEachRow([(false, ["fired"]), (true, ["fired", "fired"])]) { repeats, lines in
      let (loop, log) = (VirtualRunLoop(), Log())
      let timer = loop.scheduledTimer(withTimeInterval: 1, repeats: repeats) { _ in log.add("fired") }
      timer.fire()
      loop.advance(by: 1)
      expectEqual(log.lines, lines)
    }
    forEachRow([0.0, -1.0]) { interval in
      let timer = loop.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in }
      expectEqual(timer.timeInterval, 0.0001)
      timer.invalidate()
    }
  }
}
