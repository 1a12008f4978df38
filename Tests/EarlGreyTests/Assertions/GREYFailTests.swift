import EarlGrey
import Expectations
import HeadlessUIKit
import Testing

@Suite(.serialized) @MainActor struct GREYFailTests {
  @Test func `The reason and the details of a failure are reported as they are given`() {
    // Details replace the placeholder in the reason.
    do {
      let exceptions = recorded { GREYFail("Foo: %@", "Bar", line: 9) }
      expectEqual(
        exceptions,
        [
          Recorded(
            name: "GenericFailureException", reason: "Foo: Bar",
            details: "A GREYFail call was hit. Look at the Test Log for more details.\n\nFoo: Bar", line: 9)
        ])
    }
    // Details without a placeholder are below the reason, and both may be left out.
    do {
      let exceptions = recorded {
        GREYFail("Foo", "Bar")
        GREYFail()
      }
      expectEqual(exceptions.first?.details.hasSuffix("\n\nFoo\n\nBar"), true)
      expectEqual(exceptions.last?.reason, "Generic EarlGrey exception thrown.")
    }
    // GREYFailWithDetails reports exactly the reason, a blank line and the details.
    do {
      let exceptions = recorded { GREYFailWithDetails("Foo", "Bar") }
      expectEqual(exceptions.map(\.details), ["Foo\n\nBar"])
    }
  }

  @Test func `A failure waits for nothing, and waiting for idle may take too long`() {
    // A failure does not wait for anything.
    do {
      let exceptions = recorded {
        UIApplication.shared.runLoop.schedule(after: 1, name: "work") {}
        GREYFail("now")
        expectEqual(UIApplication.shared.runLoop.now, 0)
      }
      expectEqual(exceptions.count, 1)
    }
    // Waiting for idle fails with a timeout only if the time does not suffice.
    do {
      let exceptions = recorded {
        UIApplication.shared.runLoop.schedule(after: 1, name: "work") {}
        GREYWaitForAppToIdleWithTimeout(0.5, "too early", line: 3)
        GREYWaitForAppToIdle("in time", timeout: 0.6)
        GREYWaitForAppToIdle()
      }
      expectEqual(exceptions.map(\.name), ["TimeoutException"])
      expectEqual(exceptions.map(\.reason), ["too early"])
      expectEqual(exceptions.map(\.line), [3])
    }
  }
}
