import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct RelativesMatcherTests {
  /// A view in a view in a view.
  private func family() -> (grandparent: UIView, parent: UIView, child: UIView) {
    let (grandparent, parent, child) = (box("grandparent"), box("parent"), box("child"))
    parent.addSubview(child)
    grandparent.addSubview(parent)
    return (grandparent, parent, child)
  }

  @Test func `Ancestors are above and descendants below, at any distance, and never the element itself`() {
    // An ancestor is above, at any distance, and never the element itself.
    do {
      let (grandparent, parent, child) = family()
      let matcher = grey_ancestor(grey_accessibilityID("grandparent"))
      #expect(matcher.matches(child))
      #expect(matcher.matches(parent))
      #expect(!matcher.matches(grandparent))
      #expect(!matcher.matches(nil))
    }
    // A descendant is below, at any distance, and never the element itself.
    do {
      let (grandparent, parent, child) = family()
      let matcher = grey_descendant(grey_accessibilityID("child"))
      #expect(matcher.matches(grandparent))
      #expect(matcher.matches(parent))
      #expect(!matcher.matches(child))
      #expect(!matcher.matches(nil))
    }
  }
}
