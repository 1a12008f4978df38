import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIFontTextStyleTests {
  /// Apple's table of Dynamic Type: the smallest, the default, the largest ordinary, and the largest size of all.
  @Test func `Text styles have Apple's sizes, which never shrink for more, and a headline is semibold`() {
    forEachRow(
      [
        (.largeTitle, [31, 34, 40, 60]), (.title1, [25, 28, 34, 58]), (.title2, [19, 22, 28, 56]),
        (.title3, [17, 20, 26, 55]), (.headline, [14, 17, 23, 53]), (.body, [14, 17, 23, 53]),
        (.callout, [13, 16, 22, 51]), (.subheadline, [12, 15, 21, 49]), (.footnote, [12, 13, 19, 44]),
        (.caption1, [11, 12, 18, 43]), (.caption2, [11, 11, 17, 40]),
      ] as [(UIFont.TextStyle, [CGFloat])]
    ) { style, sizes in
      let categories: [UIContentSizeCategory] = [
        .extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
      ]
      for (category, size) in zip(categories, sizes) {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        expectEqual(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize, size)
      }
    }
    forEachRow(UIFont.TextStyle.allCases) { style in
      let sizes = UIContentSizeCategory.allCases.dropFirst().map { style.pointSize(in: $0) }
      expectEqual(sizes.count, 12)
      #expect(zip(sizes, sizes.dropFirst()).allSatisfy(<=), "\(style)")
    }
    expectEqual(UIFont.preferredFont(forTextStyle: .headline), .systemFont(ofSize: 17, weight: .semibold))
    expectEqual(UIFont.preferredFont(forTextStyle: .headline).name, "semibold-17")
  }

  @Test func `The size is that of the screen, unless traits say another`() {
    UIApplication(contentSizeCategory: .extraLarge).run {
      expectEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 19)
      expectEqual(UIFont.preferredFont(forTextStyle: .body, compatibleWith: nil).pointSize, 19)
      let open = UITraitCollection(userInterfaceStyle: .dark)
      expectEqual(UIFont.preferredFont(forTextStyle: .body, compatibleWith: open).pointSize, 19)
      UITraitCollection(preferredContentSizeCategory: .small).performAsCurrent {
        expectEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 15)
      }
    }
  }

  @Test func `A preferred font can be adjusted to other traits, a fixed one stays`() {
    let larger = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    expectEqual(UIFont.preferredFont(forTextStyle: .title1).adjusted(to: larger).pointSize, 38)
    expectEqual(UIFont.systemFont(ofSize: 28).adjusted(to: larger).pointSize, 28)
    expectEqual(UIFont.preferredFont(forTextStyle: .title1).withSize(28).adjusted(to: larger).pointSize, 28)
  }
}
