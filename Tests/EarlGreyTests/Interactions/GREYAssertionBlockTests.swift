import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct GREYAssertionBlockTests {
  private func summary(of assertion: GREYAssertion) -> String? {
    onScreen(label("a")) {
      failure { () throws(GREYError) in
        try EarlGrey.selectElement(with: grey_text("a")).asserting(assertion)
      }?.summary
    }
  }

  @Test func `an assertion that fails reports its error's text, or a generic one`() {
    // An assertion that fails without an error has a generic text.
    do {
      let assertion = GREYAssertionBlock(name: "Never") { _, _ in false }
      expectEqual(
        summary(of: assertion)?.hasPrefix("The operation couldn't be completed. (Generic Error error 1.)"),
        true)
      expectEqual(summary(of: assertion)?.hasSuffix("Failed Assertion:\nNever"), true)
    }
    // An error's own text is reported.
    do {
      let assertion = GREYAssertionBlock.assertion(withName: "Never") { _, error in
        error?.pointee = NSError(domain: "d", code: 3, userInfo: [NSLocalizedDescriptionKey: "Too blue."])
        return false
      }
      expectEqual(summary(of: assertion)?.hasPrefix("Too blue."), true)
    }
  }

  @Test func `An assertion that holds is reported about the element, or of none`() throws {
    try onScreen(label("a")) {
      var elements: [String] = []
      let note = GREYAssertionBlock(name: "Note") { element, _ in
        elements.append((element as? UILabel)?.text ?? "none")
        return true
      }
      try EarlGrey.selectElement(with: grey_text("a")).asserting(note)
      try EarlGrey.selectElement(with: grey_text("b")).asserting(note)
      expectEqual(elements, ["a", "none"])
    }
  }
}
