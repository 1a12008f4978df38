import Expectations
import HeadlessUIKit
import Testing
import VirtualTime

/// Asynchronous work of an application among the toolkit's events.
@Suite @MainActor struct PendingJobTests {
  private let loop = VirtualRunLoop()

  private func put(
    _ kind: JobKind, on lane: Lane = .main, at deadline: Double, _ work: @escaping () -> Void = {}
  ) {
    let calls = CallStack.none
    _ = loop.put(Job(kind, on: lane, by: calls, work), at: deadline)
  }

  @Test func `Work and events run together in the order of their deadlines`() {
    var names: [String] = []
    put(.sleep, at: 2) { names.append("sleep") }
    loop.schedule(after: 1, name: "event") { names.append("event") }
    put(.task, at: 0) { names.append("task") }
    loop.drain()
    expectEqual(names, ["task", "event"])
    loop.advance(by: 2)
    expectEqual(names, ["task", "event", "sleep"])
  }

  @Test func `Work is waited for as EarlGrey waits for its likes`() {
    forEachRow(
      [
        (.task, 0, true), (.sleep, 1.5, true), (.sleep, 1.6, false), (.timer(repeats: false), 1, true),
        (.timer(repeats: true), 1, false), (.sourceTimer(repeats: true), 1, false), (.delayed(""), 2, false),
        (.request("GET a", address: "a"), 20, true),
      ] as [(JobKind, Double, Bool)]
    ) { kind, deadline, isTracked in
      let fresh = PendingJobTests()
      fresh.put(kind, at: deadline)
      expectEqual(fresh.loop.isIdle, !isTracked)
      expectEqual(fresh.loop.pendingEvents.map(\.name), [kind.words])
    }
  }

  @Test func `Work that nothing needs any more keeps nothing busy and is not listed`() {
    let number = loop.put(Job(.sleep, on: .tasks, by: .none) {}, at: 1)
    loop.neglect(number)
    expectTrue(loop.isIdle)
    expectEmpty(loop.pendingJobs)
  }

  @Test func `While the main thread waits, only other work runs`() {
    var names: [String] = []
    put(.task, at: 0) { names.append("main") }
    put(.task, on: .tasks, at: 0) { names.append("other") }
    while loop.runNext(dueBy: 0, where: { $0 != .main }) {}
    expectEqual(names, ["other"])
    loop.drain()
    expectEqual(names, ["other", "main"])
  }

  @Test func `A hundred thousand jobs run in order, and more than that is an overrun`() {
    var last = -1
    for number in 0..<90_000 { put(.task, at: 0) { last = last == number - 1 ? number : -2 } }
    loop.drain()
    expectEqual(last, 89_999)
    expectNil(loop.overrun)
    for _ in 0..<100_001 { put(.task, at: 0) }
    expectFalse(loop.drain())
    expectEqual(loop.overrun, "a task")
  }
}
