import HeadlessUIKit
import Testing

@testable import EarlGrey

/// What reports contain beyond EarlGrey's: what its users have requested.
@Suite @MainActor struct RemarksTests {
  private func summary(
    of assertion: GREYMatcher, on matcher: GREYMatcher, _ views: UIView...
  ) throws -> String {
    let container = box("container", at: .zero, size: CGSize(width: 390, height: 844))
    views.forEach(container.addSubview)
    let error = onScreen(container) {
      failure { () throws(GREYError) in
        try EarlGrey.selectElement(with: matcher).asserting(assertion)
      }
    }
    return try #require(error).summary
  }

  @Test func `What only is not accessible is named, with the way out; what is not there is not`() throws {
    // An element that is only inaccessible is named, with the remedy.
    do {
      let view = box("a")
      view.accessibilityLabel = "Save"
      let summary = try summary(of: grey_notNil(), on: grey_accessibilityLabel("Save"), view)
      #expect(summary.contains("\n\nFound, but not accessible: <UIView:0x4; isAccessible=N; AX.id='a';"))
      #expect(summary.hasSuffix("select it by 'grey_accessibilityID' or 'grey_text'."))
    }
    // A missing element has no such remark.
    do {
      let summary = try summary(of: grey_notNil(), on: grey_accessibilityLabel("Save"), box("a"))
      #expect(!summary.contains("not accessible"))
    }
  }

  @Test func `Where too little can be seen, the share and what covers the rest are reported`() throws {
    let view = box("a")
    let cover = box("cover", at: CGPoint(x: 160, y: 200), size: CGSize(width: 40, height: 100), color: .black)
    let summary = try summary(of: grey_sufficientlyVisible(), on: grey_accessibilityID("a"), view, cover)
    #expect(
      summary.contains("Mismatch:\nsufficientlyVisible(Expected: 0.750000, Actual: 0.600000)\n"))
    #expect(
      summary.contains(
        """
        Visibility: 60.0 % of the element can be seen.
          40.0 % is covered by <UIView:0x5; isAccessible=N; AX.id='cover';
        """))
  }

  @Test func `Each reason not to be seen is reported with its share`() throws {
    let (clip, view) = (
      box("clip", at: .zero, size: CGSize(width: 350, height: 50)), box("a", at: CGPoint(x: 340, y: 0))
    )
    clip.clipsToBounds = true
    clip.addSubview(view)
    let cut = try summary(of: grey_sufficientlyVisible(), on: grey_accessibilityID("a"), clip)
    #expect(
      cut.contains("Visibility: 5.0 % of the element can be seen.\n  50.0 % is outside of the screen.\n"))
    #expect(cut.contains("  45.0 % is cut off by <UIView:0x4; isAccessible=N; AX.id='clip';"))
    let parent = box("parent", at: .zero)
    let child = box("a", at: .zero)
    parent.addSubview(child)
    parent.isHidden = true
    let hidden = try summary(of: grey_sufficientlyVisible(), on: grey_accessibilityID("a"), parent)
    #expect(hidden.contains("  100.0 % is hidden by <UIView:0x4; isAccessible=N; AX.id='parent';"))
    parent.isHidden = false
    parent.alpha = 0.001
    let clear = try summary(of: grey_sufficientlyVisible(), on: grey_accessibilityID("a"), parent)
    #expect(clear.contains("  100.0 % is transparent, as its opacity is below 0.01: <UIView:0x4;"))
  }
}
