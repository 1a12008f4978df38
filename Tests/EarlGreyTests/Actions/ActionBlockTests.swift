import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct ActionBlockTests {
  @Test func `A block gets the element, and its yes is success, whatever error was set`() throws {
    // A block receives the element, and `true` is success.
    do {
      var identifiers: [String?] = []
      let action = GREYActionBlock.action(withName: "note") { element, _ in
        identifiers.append((element as? UIView)?.accessibilityIdentifier)
        return true
      }
      expectEqual(action.name, "note")
      try onScreen(box("a")) { try perform(action, on: "a") }
      expectEqual(identifiers, ["a"])
    }
    // `true` counts, whatever error was set.
    do {
      let action = GREYActionBlock(name: "yes") { _, error in
        error?.pointee = NSError(domain: "Own", code: 5)
        return true
      }
      try onScreen(box("a")) { try perform(action, on: "a") }
    }
  }

  @Test func `A no is reported with its error's text, domain and code, or with the usual sentence`() {
    // `false` without an error is reported as a generic error.
    onScreen(box("a")) {
      let action = GREYActionBlock(name: "no", constraints: nil) { _, _ in false }
      let error = failure { () throws(GREYError) in try perform(action, on: "a") }
      expectEqual(error?.reasonText, "The operation couldn't be completed. (Generic Error error 1.)")
      expectEqual(error?.domain, .generic)
    }
    // An error is reported with its text, domain and code, or with the usual sentence.
    for (info, text) in [
      ([NSLocalizedDescriptionKey: "Broken"], "Broken"),
      ([:], "The operation couldn't be completed. (Own error 5.)"),
    ] {
      let action = GREYActionBlock.action(withName: "no", constraints: grey_notNil()) { _, error in
        error?.pointee = NSError(domain: "Own", code: 5, userInfo: info)
        return false
      }
      onScreen(box("a")) {
        let error = failure { () throws(GREYError) in try perform(action, on: "a") }
        expectEqual(error?.reasonText, text)
        expectEqual(error?.domain.rawValue, "Own")
        expectEqual(error?.code, 5)
      }
    }
  }

  @Test func `A block is not run where the constraints do not hold`() {
    var runs = 0
    onScreen(box("a")) {
      let action = GREYActionBlock(name: "no", constraints: grey_kindOfClass(UIButton.self)) { _, _ in
        runs += 1
        return true
      }
      let error = failure { () throws(GREYError) in try perform(action, on: "a") }
      expectEqual(error?.reason, .constraintsFailed("kindOfClass('UIButton')"))
    }
    expectEqual(runs, 0)
  }
}
