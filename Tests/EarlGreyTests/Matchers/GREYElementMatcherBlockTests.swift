import EarlGrey
import Expectations
import HeadlessUIKit
import Testing

@Suite @MainActor struct GREYElementMatcherBlockTests {
  @Test func `A matcher of blocks asks and describes as they do`() throws {
    let begins = GREYElementMatcherBlock(
      matchesBlock: { element in (element as? UILabel)?.text?.hasPrefix("Ro") ?? false },
      descriptionBlock: { description in description?.appendText("text begins ").appendText("'Ro'") })
    expectEqual(begins.description, "text begins 'Ro'")
    expectEqual(begins.describeMismatch(nil), "text begins 'Ro'")
    try onScreen(label("Row 18")) {
      try EarlGrey.selectElement(with: begins).asserting(grey_text("Row 18"))
    }
    let same = GREYElementMatcherBlock.matcher(
      withMatchesBlock: { $0 == nil }, descriptionBlock: { $0?.appendText("none") })
    #expect(same.matches(nil))
  }
}
