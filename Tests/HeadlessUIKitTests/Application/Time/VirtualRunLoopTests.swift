import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct VirtualRunLoopTests {
  let loop = VirtualRunLoop()
  let log = Log()

  private func schedule(_ name: String, after delay: Double = 0, isTracked: Bool? = nil) {
    loop.schedule(after: delay, name: name, isTracked: isTracked) { [log] in log.add(name) }
  }

  @Test
  func `Events run in the order of their deadlines, and those of equal deadlines in that of submission`() {
    schedule("late", after: 1)
    schedule("early", after: 0.25)
    schedule("middle", after: 0.5)
    loop.drain()
    expectEqual(log.take(), ["early", "middle", "late"])
    expectEqual(loop.now, 1)
    for name in ["a", "b", "c", "d"] { schedule(name, after: 0.5) }
    loop.drain()
    expectEqual(log.lines, ["a", "b", "c", "d"])
  }

  @Test func `A negative delay is none, and advancing by less than nothing leaves the time as it is`() {
    loop.advance(by: 2)
    schedule("now", after: -5)
    loop.drain()
    expectEqual(log.lines, ["now"])
    expectEqual(loop.now, 2)
    loop.advance(by: 1)
    loop.advance(by: -1)
    expectEqual(loop.now, 3)
  }

  @Test func `A cancelled event does not run, whoever cancels it, and the others do`() {
    schedule("a")
    let token = loop.schedule(name: "b") { [log] in log.add("b") }
    schedule("c")
    loop.cancel(token)
    loop.cancel(token)
    loop.drain()
    expectEqual(log.take(), ["a", "c"])
    let late = loop.schedule(after: 1, name: "late") { [log] in log.add("late") }
    loop.schedule(name: "early") { [loop] in loop.cancel(late) }
    loop.drain()
    expectEmpty(log.lines)
  }

  @Test func `Work that an event schedules runs after what is due already, and delays of both add up`() {
    loop.schedule(name: "a") { [loop, log] in
      log.add("a")
      loop.schedule(name: "nested") { log.add("nested") }
    }
    schedule("b")
    loop.drain()
    expectEqual(log.lines, ["a", "b", "nested"])
    loop.schedule(after: 1, name: "outer") { [loop] in loop.schedule(after: 1, name: "inner") {} }
    expectTrue(loop.drain())
    expectEqual(loop.now, 2)
  }

  @Test func `Advancing runs what falls due on the way, the end included, and nothing later`() {
    schedule("half", after: 0.5)
    schedule("one", after: 1)
    schedule("more", after: 1.25)
    loop.advance(by: 1)
    expectEqual(log.lines, ["half", "one"])
    expectEqual(loop.now, 1)
    expectEqual(loop.pendingNames, ["more"])
  }

  @Test func `Delays of up to one and a half seconds are tracked`() {
    forEachRow([(0, true), (1.5, true), (1.51, false), (10, false)]) { delay, isTracked in
      let fresh = VirtualRunLoopTests()
      fresh.schedule("wait", after: delay)
      expectEqual(fresh.loop.isIdle, !isTracked)
      expectEqual(fresh.loop.pendingNames, (isTracked ? ["wait"] : []))
    }
  }

  @Test
  func `Draining does not wait for what is not tracked, but runs what falls due before something tracked`() {
    schedule("far", after: 5)
    schedule("near", after: 0.5)
    expectTrue(loop.drain())
    expectEqual(log.take(), ["near"])
    expectEqual(loop.now, 0.5)
    loop.advance(by: 5)
    expectEqual(log.take(), ["far"])
    schedule("background", after: 0.5, isTracked: false)
    schedule("long", after: 10, isTracked: true)
    expectTrue(loop.drain())
    expectEqual(log.lines, ["background", "long"])
  }

  @Test func `Draining gives up at its limit, and names what it waits for`() {
    schedule("animation", after: 31, isTracked: true)
    expectFalse(loop.drain())
    expectEqual(loop.pendingNames, ["animation"])
    expectEmpty(log.lines)
  }

  @Test func `A timer that never ends does not keep draining from ending`() {
    repeatForever(after: 1)
    #expect(!loop.drain(within: 30))
    expectEqual(loop.now, 30)
  }

  @Test func `A chain without delays ends draining and advancing`() {
    repeatForever(after: 0)
    expectFalse(loop.drain())
    loop.advance(by: 1)
    expectEqual(loop.now, 1)
  }

  private func repeatForever(after delay: Double) {
    loop.schedule(after: delay, name: "again") { repeatForever(after: delay) }
  }

  @Test func `Each event ends a turn`() {
    loop.endTurn = { [log] in log.add("turn") }
    schedule("a")
    schedule("b")
    loop.drain()
    expectEqual(log.lines, ["a", "turn", "b", "turn"])
  }
}
