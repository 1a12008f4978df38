import Expectations
import HeadlessUIKit
import Testing

@Suite struct UIContentSizeCategoryTests {
  @Test func `Categories are ordered by size, and the five largest are accessibility categories`() {
    #expect(UIContentSizeCategory.extraSmall < .small)
    #expect(UIContentSizeCategory.large < .extraLarge)
    #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    expectEqual(UIContentSizeCategory.allCases.sorted(), UIContentSizeCategory.allCases)
    expectEqual(UIContentSizeCategory.allCases.max(), .accessibilityExtraExtraExtraLarge)
    let sizes = UIContentSizeCategory.allCases.filter(\.isAccessibilityCategory)
    expectEqual(
      sizes,
      [
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
      ])
  }
}
