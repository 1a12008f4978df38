import Expectations
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct VisibilityMatcherTests {
  @Test func `Three quarters are enough to be sufficiently visible, or another share that is asked for`() {
    // Three quarters are enough to be sufficiently visible.
    forEachRow([(0, true), (25, true), (26, false), (100, false)]) { covered, isVisible in
      let view = box("a")
      let cover = box("cover", size: CGSize(width: covered, height: 100), color: .black)
      onScreen(view, cover) { expectEqual(grey_sufficientlyVisible().matches(view), isVisible) }
    }
    // A custom share can be required.
    do {
      let view = box("a")
      onScreen(view, box("cover", size: CGSize(width: 50, height: 100), color: .black)) {
        #expect(grey_minimumVisiblePercent(0.5).matches(view))
        #expect(!grey_minimumVisiblePercent(0.51).matches(view))
      }
    }
    // The mismatch reports the visible share.
    do {
      let view = box("a")
      onScreen(view, box("cover", size: CGSize(width: 30, height: 100), color: .black)) {
        expectEqual(
          grey_sufficientlyVisible().describeMismatch(view),
          "sufficientlyVisible(Expected: 0.750000, Actual: 0.700000)")
      }
    }
  }

  @Test func `No element is not visible, and a covered one has no point to touch`() {
    // A missing element is not visible, and matches nothing else.
    #expect(grey_notVisible().matches(nil))
    #expect(!grey_sufficientlyVisible().matches(nil))
    #expect(!grey_minimumVisiblePercent(0).matches(nil))
    #expect(!grey_interactable().matches(nil))
    // A covered element has no point to touch until the cover is gone.
    let (view, cover) = (box("a"), box("cover", color: .black))
    onScreen(view, cover) {
      #expect(!grey_interactable().matches(view))
      expectEqual(grey_interactable().describeMismatch(view), "interactable Point:{nan, nan}")
      cover.isHidden = true
      #expect(grey_interactable().matches(view))
    }
  }
}
