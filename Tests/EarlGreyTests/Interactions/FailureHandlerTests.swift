import EarlGrey
import Expectations
import HeadlessUIKit
import Testing

@Suite(.serialized) @MainActor struct FailureHandlerTests {
  @Test func `A chain goes on, and its failures go to the handler with their place`() {
    let former = EarlGrey.failureHandler
    defer { EarlGrey.failureHandler = former }
    var failures: [(name: String, details: String, line: UInt)] = []
    EarlGrey.failureHandler = { exception, details, _, line in
      failures.append((exception.name, details, line))
    }
    onScreen(label("a")) {
      _ = EarlGrey.selectElement(with: grey_text("a")).assert(grey_nil(), line: 7).assert(grey_notNil())
        .perform(grey_scrollInDirection(.up, 20), line: 9)
    }
    let domain = "com.google.earlgrey.ElementInteractionErrorDomain"
    expectEqual(failures.map(\.name), [domain, domain])
    expectEqual(failures.first?.details.hasPrefix("Element does not meet assertion criteria:\nisNil"), true)
    expectEqual(failures.last?.details.hasPrefix("Cannot perform action due to constraint(s) failure."), true)
    expectEqual(failures.map(\.line), [7, 9])
  }
}
