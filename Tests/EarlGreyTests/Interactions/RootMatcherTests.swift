import EarlGrey
import Expectations
import HeadlessUIKit
import Testing

@Suite @MainActor struct RootMatcherTests {
  @Test func `A root for all interactions narrows them until it is taken back`() throws {
    let (left, right) = (box("left", at: .zero), box("right"))
    for side in [left, right] { side.addSubview(label("a", at: .zero)) }
    try onScreen(left, right) {
      EarlGrey.setRootMatcherForSubsequentInteractions(grey_accessibilityID("left"))
      let interaction = EarlGrey.selectElement(with: grey_text("a"))
      try interaction.asserting(grey_ancestor(grey_accessibilityID("left")))
      let error = failure { () throws(GREYError) in try interaction.asserting(grey_nil()) }
      expectEqual(error?.summary.contains("&& ancestorThatMatches("), true)
      UIApplication().run {
        expectEqual(failure { () throws(GREYError) in try interaction.asserting(grey_notNil()) }?.code, 0)
      }
      EarlGrey.setRootMatcherForSubsequentInteractions(nil)
      expectEqual(failure { () throws(GREYError) in try interaction.asserting(grey_notNil()) }?.code, 5)
    }
  }
}
