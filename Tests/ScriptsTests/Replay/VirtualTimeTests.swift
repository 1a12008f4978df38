import Diagnostics
import EarlGrey
import Expectations
import Scripts
import Testing

/// The label appears two virtual seconds after the tap, which is longer than EarlGrey waits by itself.
@Suite @MainActor struct VirtualTimeTests {
  private let tap = #"EarlGrey.selectElement(with: grey_buttonTitle("Later")).perform(grey_tap())"#
  private let isHere = #"EarlGrey.selectElement(with: grey_text("Here")).assert(grey_notNil())"#

  @Test func `What comes later is there when time has passed, exactly`() throws {
    // A label that appears later is not there yet.
    do {
      let replay = try replay("\(tap)\n\(isHere)")
      expectEqual(replay.failure?.statement?.position.line, 2)
    }
    // Advancing passes exactly the given time.
    forEachRow([(1.9, 3), (2, nil), (60, nil)] as [(Double, Int?)]) { seconds, failingLine in
      let replay = try replay("\(tap)\nadvance(by: \(seconds))\n\(isHere)")
      expectEqual(replay.failure?.statement?.position.line, failingLine)
    }
  }

  @Test func `Waiting ends when something matches, or when the time is over`() throws {
    expectNil(try replay("\(tap)\nwaitFor(grey_text(\"Here\"), timeout: 5)\n\(isHere)").failure)
    let tooShort = try replay("\(tap)\nwaitFor(grey_text(\"Here\"), timeout: 1)\n\(isHere)")
    expectEqual(tooShort.steps.count, 2)
    expectEqual(tooShort.failure?.statement?.position.line, 2)
    let words = try #require(tooShort.failure?.report)
    #expect(
      words.hasPrefix("Waited for 1 virtual seconds.\n\nFailed Assertion:\nassertWithMatcher:isNotNil\n"))
    #expect(words.contains("the desired element was not found"))
    #expect(words.contains("hasText('Here')"))
    #expect(words.contains("UI Hierarchy (Back to front):"))
    // Waiting takes no longer than the given time.
    forEachRow([(0, 2), (1, 2), (1.9, 2), (2.1, nil)] as [(Double, Int?)]) { seconds, failingLine in
      let replay = try replay("\(tap)\nwaitFor(grey_text(\"Here\"), timeout: \(seconds))")
      expectEqual(replay.failure?.statement?.position.line, failingLine)
    }
  }

  @Test func `Waiting for one of several reports that several match, with all of them`() throws {
    let replay = try replay("waitFor(grey_kindOfClass(UIButton.self), timeout: 0.5)")
    guard case .waitTimedOut(let error, seconds: 0.5)? = replay.failure?.reason else {
      Issue.record("there are three buttons")
      return
    }
    expectEqual(error.code, 5)
    expectEqual(
      replay.failure?.report.hasPrefix("Waited for 0.5 virtual seconds.\n\nMultiple elements"), true)
  }

  @Test func `Waiting for what is there takes no time, and an hour ends`() throws {
    // Waiting for idle is over when no work is left.
    expectNil(try replay("GREYWaitForAppToIdle()\nGREYWaitForAppToIdle(\"why\")").failure)
    // Waiting for a visible element takes no time, and waiting an hour for a missing one ends.
    forEachRow(["Record", "None"]) { title in
      let replay = try replay("waitFor(grey_buttonTitle(\"\(title)\"), timeout: 3600)")
      expectEqual((replay.failure == nil), (title == "Record"))
    }
  }
}
