import Expectations
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct GREYErrorTests {
  @Test func `Each reason has EarlGrey's code and words`() {
    let context = GREYError.Context(matcher: "m", attempt: .action("Tap"))
    let expected: [(GREYError.Reason, Int, String)] = [
      (.elementNotFound, 0, "Interaction cannot continue because the desired element was not found."),
      (.constraintsFailed("c"), 1, "Cannot perform action due to constraint(s) failure."),
      (.actionFailed(GREYActionFailed("by the action")), 2, "by the action"),
      (.assertionFailed(criteria: "c", mismatch: "m"), 3, "Element does not meet assertion criteria:"),
      (
        .notIdle([BusyResource(name: "a timer", description: "")], seconds: 30), 4,
        "App not idle within 30 seconds."
      ),
      (
        .multipleElementsMatched(["<a>", "<b>"]), 5,
        """
        Multiple elements were matched. Please use selection matchers to narrow the selection down to a single \
        element.
        """
      ),
      (
        .indexOutOfBounds(9, count: 3), 6, "3 elements were matched, but element at index 9 was requested."
      ),
    ]
    for (reason, code, text) in expected {
      let error = UIApplication().run { GREYError(reason, context) }
      expectEqual(error.code, code)
      expectEqual(error.reasonText, text)
    }
  }

  @Test func `An application that never rests fails with what it waits for`() {
    onScreen(label("a")) {
      spin()
      let error = failure { () throws(GREYError) in
        try EarlGrey.selectElement(with: grey_text("a")).asserting(grey_notNil())
      }
      guard case .notIdle(let busy, seconds: 30)? = error?.reason else {
        Issue.record("\(String(describing: error?.reason))")
        return
      }
      expectEqual(busy.map(\.name), ["spinner"])
    }
  }

  /// Turns forever, a second at a time.
  private func spin() {
    UIApplication.shared.runLoop.schedule(after: 1, name: "spinner") { spin() }
  }
}
