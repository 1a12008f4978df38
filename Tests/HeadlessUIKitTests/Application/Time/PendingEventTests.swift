import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct PendingEventTests {
  @Test func `Everything that waits can be read in the order in which it will run`() {
    let loop = VirtualRunLoop()
    loop.schedule(after: 2, name: "long") {}
    loop.schedule(after: 1, name: "short") {}
    expectEqual(
      loop.pendingEvents,
      [
        PendingEvent(name: "short", deadline: 1, isTracked: true),
        PendingEvent(name: "long", deadline: 2, isTracked: false),
      ])
  }
}
