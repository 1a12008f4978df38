import Expectations
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct LogicMatcherTests {
  /// A matcher with a fixed answer that logs when it is evaluated.
  private func answering(_ answer: Bool, _ name: String, log: @escaping (String) -> Void) -> GREYMatcher {
    GREYMatcher(name) { _ in
      log(name)
      return answer
    }
  }

  @Test func `All of them, any of them and not follow the tables of logic`() {
    forEachRow([(true, true), (true, false), (false, true), (false, false)]) { left, right in
      let matchers = [answering(left, "a") { _ in }, answering(right, "b") { _ in }]
      expectEqual(grey_allOf(matchers).matches(nil), (left && right))
      expectEqual(grey_anyOf(matchers).matches(nil), (left || right))
      expectEqual(grey_not(matchers[0]).matches(nil), !left)
    }
  }

  @Test func `Matchers are asked from left to right until one decides, which the mismatch says`() {
    // `grey_allOf` evaluates from left to right, up to the first mismatch.
    do {
      var asked: [String] = []
      let log = { asked.append($0) }
      _ = grey_allOf([
        answering(true, "a", log: log), answering(false, "b", log: log), answering(true, "c", log: log),
      ]).matches(nil)
      expectEqual(asked, ["a", "b"])
    }
    // `grey_anyOf` evaluates from left to right, up to the first match.
    do {
      var asked: [String] = []
      let log = { asked.append($0) }
      _ = grey_anyOf([
        answering(false, "a", log: log), answering(true, "b", log: log), answering(true, "c", log: log),
      ]).matches(nil)
      expectEqual(asked, ["a", "b"])
    }
    // The mismatches are the first one of `grey_allOf`, and all of `grey_anyOf`.
    let view = UIView()
    let matchers = [grey_notNil(), grey_selected(), grey_keyWindow()]
    expectEqual(grey_allOf(matchers).describeMismatch(view), grey_selected().description)
    expectEqual(
      grey_anyOf(Array(matchers.dropFirst())).describeMismatch(view),
      "\(grey_selected().description), \(grey_keyWindow().description)")
  }

  @Test func `Nil is not an element, not nil is one`() {
    #expect(grey_nil().matches(nil))
    #expect(!grey_nil().matches(UIView()))
    #expect(!grey_notNil().matches(nil))
    #expect(grey_notNil().matches(UIView()))
  }
}
