import EarlGrey
import HeadlessUIKit
import Testing

@Suite(.serialized) @MainActor struct FailureHandlerTests {
  @Test("A chain goes on, and its failures go to the handler with their place")
  func handler() {
    let former = EarlGrey.failureHandler
    defer { EarlGrey.failureHandler = former }
    var failures: [(code: Int, line: UInt)] = []
    EarlGrey.failureHandler = { error, _, line in failures.append((error.code, line)) }
    onScreen(label("a")) {
      _ = EarlGrey.selectElement(with: grey_text("a")).assert(grey_nil(), line: 7).assert(grey_notNil())
        .perform(grey_turnSwitchOn(true), line: 9)
    }
    #expect(failures.map(\.code) == [3, 1])
    #expect(failures.map(\.line) == [7, 9])
  }
}
