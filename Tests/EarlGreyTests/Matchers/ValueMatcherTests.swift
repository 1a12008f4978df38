import Expectations
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct ValueMatcherTests {
  @Test func `Numbers are compared whatever their type, other values as they are`() {
    // CloseTo includes its bounds.
    forEachRow([(1.0, true), (1.5, true), (0.5, true), (1.6, false), (0.4, false)]) {
      (value: Double, isClose: Bool) in
      expectEqual(grey_closeTo(1, 0.5).matches(value), isClose)
    }
    // Numbers are compared whatever their type.
    #expect(grey_equalTo(2).matches(2.0))
    #expect(grey_equalTo(0.5).matches(Float(0.5)))
    #expect(grey_lessThan(3).matches(2))
    #expect(!grey_lessThan(2).matches(2))
    #expect(grey_greaterThan(1).matches(Float(2)))
    #expect(!grey_greaterThan(2).matches(2))
    // A value that is not a number is neither less nor greater nor close.
    for matcher in [grey_lessThan(1), grey_greaterThan(-1), grey_closeTo(0, 1)] {
      #expect(!matcher.matches("0"))
      #expect(!matcher.matches(nil))
    }
    // Other values are compared as they are; `grey_anything` also matches `nil`.
    #expect(grey_equalTo("a").matches("a"))
    #expect(!grey_equalTo("a").matches("b"))
    #expect(!grey_equalTo("a").matches(nil))
    #expect(grey_anything().matches(nil))
    #expect(grey_anything().matches(3))
  }
}
