import EarlGrey
import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor struct ErrorPointerTests {
  /// How often the handler is called meanwhile.
  private func handled(_ body: () -> Void) -> Int {
    let former = EarlGrey.failureHandler
    defer { EarlGrey.failureHandler = former }
    var count = 0
    EarlGrey.failureHandler = { _, _, _, _ in count += 1 }
    onScreen(label("a")) { body() }
    return count
  }

  @Test func `An error pointer takes what else goes to the handler, and success leaves nothing in it`() {
    // With an error pointer the handler is not called.
    do {
      var error: NSError?
      let count = handled {
        EarlGrey.selectElement(with: grey_text("b")).perform(grey_tap(), error: &error)
      }
      expectEqual(count, 0)
      expectEqual(error?.domain, "com.google.earlgrey.ElementInteractionErrorDomain")
      expectEqual(error?.code, 0, "EarlGrey's trap: the code of not found is 0")
      expectEqual(error?.localizedDescription.hasPrefix("Interaction cannot continue"), true)
      expectEqual(error?.userInfo["Element Matcher"] as? String, grey_text("b").description)
    }
    // Success clears the error, even if there was one before.
    do {
      var error: NSError? = NSError(domain: "before", code: 1)
      let count = handled {
        EarlGrey.selectElement(with: grey_text("a")).assert(grey_notNil(), error: &error)
      }
      expectEqual(count, 0)
      expectNil(error)
    }
    // Without a pointer the failure is reported, however that is written.
    do {
      let count = handled {
        EarlGrey.selectElement(with: grey_text("b")).assert(grey_notNil(), error: nil)
        EarlGrey.select(elementWithMatcher: grey_text("b")).assert(with: grey_notNil())
      }
      expectEqual(count, 2)
    }
  }

  @Test func `By default a failure is raised as an exception, whose name is EarlGrey's domain`() {
    onScreen(label("a")) {
      var raised: [UIException] = []
      UIApplication.shared.exceptionHandler = { raised.append($0) }
      EarlGrey.selectElement(with: grey_text("b")).assert(grey_notNil())
      expectEqual(raised.map(\.name.rawValue), ["com.google.earlgrey.ElementInteractionErrorDomain"])
      expectEqual(raised.first?.reason.contains("ErrorPointerTests.swift:"), true)
    }
  }
}
