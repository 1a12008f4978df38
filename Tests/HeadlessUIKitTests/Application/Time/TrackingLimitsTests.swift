import Expectations
import HeadlessUIKit
import Testing

@Suite @MainActor
struct TrackingLimitsTests {
  @Test func `Each kind of work has a limit of its own, for what is scheduled after it was set`() {
    forEachRow(
      [
        (.timer, 2, true), (.timer, 2.1, false), (.delayedCall, 3, true), (.delayedCall, 3.1, false),
        (.work, 1.5, true), (.work, 1.6, false), (.scrolling, 1.6, false),
      ] as [(PendingEvent.Kind, Double, Bool)]
    ) { kind, delay, isTracked in
      let loop = VirtualRunLoop()
      loop.trackingLimits.timer = 2
      loop.trackingLimits.delayedCall = 3
      loop.schedule(after: delay, name: "work", kind: kind) {}
      expectEqual(loop.pendingEvents.map(\.isTracked), [isTracked])
      expectEqual(loop.pendingEvents.map(\.kind), [kind])
    }
    let loop = VirtualRunLoop()
    loop.schedule(after: 1, name: "former", kind: .timer) {}
    loop.trackingLimits.timer = 0.5
    loop.schedule(after: 1, name: "later", kind: .timer) {}
    expectEqual(loop.pendingEvents.map(\.isTracked), [true, false])
  }

  @Test func `A run ends when the question is answered with yes, or when nothing is due in time`() {
    let loop = VirtualRunLoop()
    var count = 0
    for delay in [1.0, 2, 3, 9] { loop.schedule(after: delay, name: "work") { count += 1 } }
    expectTrue(loop.run(within: 5) { count == 2 })
    expectEqual(loop.now, 2)
    expectFalse(loop.run(within: 5) { count == 4 })
    expectEqual(count, 3)
  }
}
