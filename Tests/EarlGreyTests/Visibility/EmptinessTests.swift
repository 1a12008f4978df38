import Expectations
import HeadlessUIKit
import Testing

@testable import EarlGrey

/// An empty element is neither visible nor touchable, for every matcher and action.
@Suite @MainActor struct EmptinessTests {
  private static let sizes: [(CGSize, String)] = [
    (
      CGSize(width: 100, height: 0),
      "It is 0 points high; give it a height by a constraint, its content or its frame."
    ),
    (
      CGSize(width: 0, height: 100),
      "It is 0 points wide; give it a width by a constraint, its content or its frame."
    ),
    (.zero, "It is 0 points wide and high; give it a size by constraints, its content or its frame."),
  ]

  @Test func `An empty element is not visible, and the failure says why`() {
    forEachRow(Self.sizes) { size, why in
      let view = button("Go")
      view.frame.size = size
      onScreen(view) {
        expectFalse(grey_sufficientlyVisible().matches(view))
        expectFalse(grey_minimumVisiblePercent(0.01).matches(view))
        expectFalse(grey_interactable().matches(view))
        expectTrue(grey_notVisible().matches(view))
        expectEqual(
          VisibleArea(of: view).explanation,
          "Visibility: nothing of the element can be seen.\n  \(why)")
      }
    }
  }

  @Test func `No finger touches an empty element, and the failure says why`() {
    let actions: [GREYAction] = [grey_tap(), grey_doubleTap(), grey_longPress()]
    forEachRow(Self.sizes.flatMap { size in actions.map { (size.0, size.1, $0) } }) { size, why, action in
      let view = button("Go")
      view.frame.size = size
      onScreen(view) {
        let error = failure { () throws(GREYError) in
          try EarlGrey.selectElement(with: grey_buttonTitle("Go")).performing(action)
        }
        expectEqual(error?.reasonText.hasSuffix("\n  \(why)"), true)
      }
    }
  }

  @Test func `An action that needs a point to touch refuses an empty element`() {
    let view = button("Go")
    view.frame.size.height = 0
    onScreen(view) {
      for action in [grey_swipeFastInDirection(.up), grey_pinchFastInDirectionAndAngle(.outward, 0)] {
        let error = failure { () throws(GREYError) in
          try EarlGrey.selectElement(with: grey_buttonTitle("Go")).performing(action)
        }
        expectEqual(error?.reason, .constraintsFailed("interactable Point:{nan, nan}"))
      }
    }
  }

  @Test func `A title that sticks out of an empty button is seen, but no finger reaches the button by it`() {
    var taps = 0
    let view = button("Go") { taps += 1 }
    view.frame.size.height = 0
    onScreen(view) {
      guard let title = view.titleLabel else {
        Issue.record("the button has no title")
        return
      }
      // EarlGrey's visibility is about drawing, and nothing clips the title.
      expectTrue(grey_sufficientlyVisible().matches(title))
      expectFalse(grey_interactable().matches(title))
      let error = failure { () throws(GREYError) in
        try EarlGrey.selectElement(with: grey_text("Go")).performing(grey_tap())
      }
      expectEqual(
        error?.reasonText.contains("No finger reaches it, as it is in a view that is 0 points high;"), true)
      expectEqual(taps, 0)
      view.clipsToBounds = true
      expectTrue(grey_notVisible().matches(title))
    }
  }

  @Test func `A view of no size that takes touches beyond its bounds lets fingers through`() {
    final class Open: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
    }
    forEachRow([(UIView(), false), (Open(), true)]) { (container: UIView, isReached) in
      container.addSubview(box("inner", color: .red))
      onScreen(container) { expectEqual(grey_interactable().matches(container.subviews[0]), isReached) }
    }
  }
}
