import EarlGrey
import Expectations
import HeadlessUIKit
import Testing

@Suite(.serialized) @MainActor struct GREYAssertTests {
  struct Failing: Sendable, CustomTestStringConvertible {
    let reason: String
    let details: String
    let check: @MainActor @Sendable () -> Void
    var testDescription: String { details }
  }

  nonisolated private static let failing: [Failing] = [
    Failing(reason: "Assert on expression Failed", details: "((cond) is true) failed") { GREYAssert(false) },
    Failing(reason: "Expression is not true", details: "(((x)) is true) failed") { GREYAssertTrue(false) },
    Failing(reason: "Expression is not false", details: "(((x)) is false) failed") { GREYAssertFalse(true) },
    Failing(reason: "Expression is not nil", details: "(((x)) == nil) failed: 7") { GREYAssertNil(7) },
    Failing(reason: "Expression is nil", details: "(((x)) != nil) failed: nil") { GREYAssertNotNil(nil) },
    Failing(
      reason: "Expression's compared values are not equal",
      details: #"(((a)) == ((b))) failed, ("1") is not equal to ("2")"#
    ) { GREYAssertEqual(1, 2) },
    Failing(
      reason: "Expression's compared values are equal",
      details: #"(((a)) != ((b))) failed, ("1") is equal to ("1")"#
    ) { GREYAssertNotEqual(1, 1) },
    Failing(
      reason: "Expression's first value is not greater than the second",
      details: #"(((a)) > ((b))) failed, ("1") is not greater than ("1")"#
    ) { GREYAssertGreaterThan(1, 1) },
    Failing(
      reason: "Expression's first value is less than the second",
      details: #"(((a)) >= ((b))) failed, ("0") is less than ("1")"#
    ) { GREYAssertGreaterThanOrEqual(0, 1) },
    Failing(
      reason: "Expression's first value is not less than the second",
      details: #"(((a)) < ((b))) failed, ("1") is not less than ("1")"#
    ) { GREYAssertLessThan(1, 1) },
    Failing(
      reason: "Expression's first value is greater than the second",
      details: #"(((a)) <= ((b))) failed, ("2") is greater than ("1")"#
    ) { GREYAssertLessThanOrEqual(2, 1) },
  ]

  @Test func `An assert that does not hold reports its reason and its details`() {
    forEachRow(Self.failing) { failing in
      let exceptions = recorded { failing.check() }
      expectEqual(exceptions.map(\.name), ["AssertionFailedException"])
      expectEqual(exceptions.first?.reason, failing.reason)
      expectEqual(exceptions.first?.details, failing.details)
    }
  }

  @Test func `Asserts that hold say nothing`() {
    let exceptions = recorded {
      GREYAssert(true)
      GREYAssertTrue(true)
      GREYAssertFalse(false)
      GREYAssertNil(nil)
      GREYAssertNotNil(7)
      GREYAssertEqual("a", "a")
      GREYAssertNotEqual("a", nil)
      GREYAssertGreaterThan(2, 1)
      GREYAssertGreaterThanOrEqual(1, 1)
      GREYAssertLessThan(1, 2)
      GREYAssertLessThanOrEqual(1, 1)
    }
    expectEqual(exceptions, [])
  }

  @Test func `A message replaces the default, with a label or without, and the place is reported`() {
    let exceptions = recorded {
      GREYAssert(false, "a", line: 1)
      GREYAssert(false, reason: "b", line: 2)
      GREYAssertTrue(false, "c", line: 3)
      GREYAssertTrue(false, reason: "d", line: 4)
      GREYAssertFalse(true, reason: "e", line: 5)
      GREYAssertNil(1, reason: "f", line: 6)
      GREYAssertNotNil(nil, reason: "g", line: 7)
      GREYAssertEqual(1, 2, reason: "h", line: 8)
      GREYAssertNotEqual(1, 1, reason: "i", line: 9)
      GREYAssertGreaterThan(1, 1, reason: "j", line: 10)
      GREYAssertGreaterThanOrEqual(0, 1, reason: "k", line: 11)
      GREYAssertLessThan(1, 1, reason: "l", line: 12)
      GREYAssertLessThanOrEqual(2, 1, reason: "m", line: 13)
    }
    expectEqual(exceptions.map(\.reason).joined(), "abcdefghijklm")
    expectEqual(exceptions.map(\.line), Array(1...13))
  }

  @Test func `An assert waits for idle before it evaluates its expression`() {
    // An assert waits for idle before it evaluates its expression, labeled or not.
    do {
      let exceptions = recorded {
        var status = "started"
        UIApplication.shared.runLoop.schedule(after: 1, name: "work") { status = "done" }
        GREYAssertEqual(status, "done", reason: "status")
        UIApplication.shared.runLoop.schedule(after: 1, name: "work") { status = "over" }
        GREYAssertTrue(status == "over")
      }
      expectEqual(exceptions, [])
    }
    // An application that stays busy fails with a timeout, and nothing is evaluated.
    do {
      let exceptions = recorded {
        GREYConfiguration.shared.setValue(1, forConfigKey: .interactionTimeoutDuration)
        UIApplication.shared.runLoop.schedule(after: 1.4, name: "work") {}
        var isEvaluated = false
        GREYAssertTrue(
          {
            isEvaluated = true
            return false
          }(), "status")
        expectFalse(isEvaluated)
      }
      expectEqual(exceptions.map(\.name), ["TimeoutException"])
      expectEqual(exceptions.first?.reason, "App not idle while waiting to assert: status")
      expectEqual(
        exceptions.first?.details.hasPrefix("The following idling resources are busy.\n\n1. work: "), true)
    }
  }
}
