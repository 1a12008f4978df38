import Expectations
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct LayoutMatcherTests {
  private func constraint(_ relation: GREYLayoutRelation, constant: CGFloat) -> GREYLayoutConstraint {
    GREYLayoutConstraint(
      attribute: .left, relatedBy: relation, toReferenceAttribute: .right, constant: constant)
  }

  @Test func `Every constraint must hold, within 1e-5, and there must be one reference element`() {
    // Fractional frames are equal within 1e-5.
    forEachRow([(0.1, true), (0.100_009, true), (0.100_02, false)]) { (gap: CGFloat, isEqual: Bool) in
      let (left, right) = (box("left", at: .zero), box("right", at: CGPoint(x: 100 + gap, y: 0)))
      onScreen(left, right) {
        let matcher = grey_layout([constraint(.equal, constant: 0.1)], grey_accessibilityID("left"))
        expectEqual(matcher.matches(right), isEqual)
      }
    }
    // Every constraint must hold, and there must be one reference element.
    do {
      let (left, right) = (box("left", at: .zero), box("right", at: CGPoint(x: 120, y: 0)))
      onScreen(left, right) {
        let holds = constraint(.greaterThanOrEqual, constant: 20)
        let fails = constraint(.lessThanOrEqual, constant: 19)
        #expect(grey_layout([holds], grey_accessibilityID("left")).matches(right))
        #expect(!grey_layout([holds, fails], grey_accessibilityID("left")).matches(right))
        #expect(!grey_layout([holds], grey_accessibilityID("nobody")).matches(right))
        #expect(!grey_layout([holds], grey_kindOfClass(UIView.self)).matches(right))
      }
    }
  }

  @Test func `A direction asks for a least distance`() {
    forEachRow([
      (GREYLayoutDirection.left, CGPoint(x: -110, y: 0)), (.right, CGPoint(x: 110, y: 0)),
      (.up, CGPoint(x: 0, y: -110)), (.down, CGPoint(x: 0, y: 110)),
    ]) { direction, offset in
      let (middle, other) = (box("middle"), box("other", at: CGPoint(x: 100 + offset.x, y: 200 + offset.y)))
      onScreen(middle, other) {
        for (separation, holds) in [(10.0, true), (11, false)] {
          let constraint = GREYLayoutConstraint(forDirection: direction, andMinimumSeparation: separation)
          expectEqual(grey_layout([constraint], grey_accessibilityID("middle")).matches(other), holds)
        }
      }
    }
  }
}
