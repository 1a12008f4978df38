import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct VirtualRunLoopTests {
  let loop = VirtualRunLoop()
  let log = Log()

  private func schedule(_ name: String, after delay: Double = 0, isTracked: Bool? = nil) {
    loop.schedule(after: delay, name: name, isTracked: isTracked) { [log] in log.add(name) }
  }

  @Test func `Events run in the order of their deadlines, not of their submission`() {
    schedule("late", after: 1)
    schedule("early", after: 0.25)
    schedule("middle", after: 0.5)
    loop.drain()
    #expect(log.lines == ["early", "middle", "late"])
    #expect(loop.now == 1)
  }

  @Test func `Events of equal deadlines run in the order of their submission`() {
    for name in ["a", "b", "c", "d"] { schedule(name, after: 0.5) }
    loop.drain()
    #expect(log.lines == ["a", "b", "c", "d"])
  }

  @Test func `A negative delay is none`() {
    loop.advance(by: 2)
    schedule("now", after: -5)
    loop.drain()
    #expect(log.lines == ["now"])
    #expect(loop.now == 2)
  }

  @Test func `A cancelled event does not run, and the others do`() {
    schedule("a")
    let token = loop.schedule(name: "b") { [log] in log.add("b") }
    schedule("c")
    loop.cancel(token)
    loop.cancel(token)
    loop.drain()
    #expect(log.lines == ["a", "c"])
  }

  @Test func `An event can cancel a later one`() {
    let token = loop.schedule(after: 1, name: "late") { [log] in log.add("late") }
    loop.schedule(name: "early") { [loop] in loop.cancel(token) }
    loop.drain()
    #expect(log.lines.isEmpty)
  }

  @Test func `Work that an event schedules runs after what is due at the same time already`() {
    loop.schedule(name: "a") { [loop, log] in
      log.add("a")
      loop.schedule(name: "nested") { log.add("nested") }
    }
    schedule("b")
    loop.drain()
    #expect(log.lines == ["a", "b", "nested"])
  }

  @Test func `Nested delays add up`() {
    loop.schedule(after: 1, name: "outer") { [loop] in loop.schedule(after: 1, name: "inner") {} }
    #expect(loop.drain())
    #expect(loop.now == 2)
  }

  @Test func `Advancing runs what falls due on the way, the end included, and nothing later`() {
    schedule("half", after: 0.5)
    schedule("one", after: 1)
    schedule("more", after: 1.25)
    loop.advance(by: 1)
    #expect(log.lines == ["half", "one"])
    #expect(loop.now == 1)
    #expect(loop.pendingNames == ["more"])
  }

  @Test func `Advancing by less than nothing leaves the time as it is`() {
    loop.advance(by: 3)
    loop.advance(by: -1)
    #expect(loop.now == 3)
  }

  @Test(arguments: [(0, true), (1.5, true), (1.51, false), (10, false)])
  func `Delays of up to one and a half seconds are tracked`(delay: Double, isTracked: Bool) {
    schedule("wait", after: delay)
    #expect(loop.isIdle == !isTracked)
    #expect(loop.pendingNames == (isTracked ? ["wait"] : []))
  }

  @Test func `Draining does not wait for what is not tracked`() {
    schedule("far", after: 5)
    schedule("near", after: 0.5)
    #expect(loop.drain())
    #expect(log.lines == ["near"])
    #expect(loop.now == 0.5)
    loop.advance(by: 5)
    #expect(log.lines == ["near", "far"])
  }

  @Test func `Draining runs what is not tracked where it falls due before something tracked`() {
    schedule("background", after: 0.5, isTracked: false)
    schedule("long", after: 10, isTracked: true)
    #expect(loop.drain())
    #expect(log.lines == ["background", "long"])
  }

  @Test func `Draining gives up at its limit, and names what it waits for`() {
    schedule("animation", after: 31, isTracked: true)
    #expect(!loop.drain())
    #expect(loop.pendingNames == ["animation"])
    #expect(log.lines.isEmpty)
  }

  @Test func `A timer that never ends does not keep draining from ending`() {
    repeatForever(after: 1)
    #expect(!loop.drain(within: 30))
    #expect(loop.now == 30)
  }

  @Test func `A chain without delays ends draining and advancing`() {
    repeatForever(after: 0)
    #expect(!loop.drain())
    loop.advance(by: 1)
    #expect(loop.now == 1)
  }

  private func repeatForever(after delay: Double) {
    loop.schedule(after: delay, name: "again") { repeatForever(after: delay) }
  }

  @Test func `Each event ends a turn`() {
    loop.endTurn = { [log] in log.add("turn") }
    schedule("a")
    schedule("b")
    loop.drain()
    #expect(log.lines == ["a", "turn", "b", "turn"])
  }
}
