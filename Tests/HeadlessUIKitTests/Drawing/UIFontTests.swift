import Testing

@testable import HeadlessUIKit

@Suite
struct UIFontTests {
  /// Line heights of the system font, as UIKit tells them to a tenth of a point.
  @Test(arguments: [(12, 14.3), (15, 17.9), (17, 20.3), (28, 33.4)] as [(CGFloat, CGFloat)])
  func `Lines are as high as the system font's`(size: CGFloat, height: CGFloat) {
    #expect(abs(UIFont.systemFont(ofSize: size).lineHeight - height) < 0.05)
  }

  /// UIKit's table for the default content size.
  @Test(
    arguments: [
      (UIFont.TextStyle.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
      (.callout, 16),
      (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ] as [(UIFont.TextStyle, CGFloat)])
  func `Text styles have UIKit's sizes`(style: UIFont.TextStyle, size: CGFloat) {
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
  }

  @Test func `A headline is semibold`() {
    #expect(UIFont.preferredFont(forTextStyle: .headline) == .systemFont(ofSize: 17, weight: .semibold))
    #expect(UIFont.preferredFont(forTextStyle: .headline).name == "semibold-17")
  }

  @Test func `A fraction of a point stands in the name`() {
    #expect(UIFont.boldSystemFont(ofSize: 12.5).name == "bold-12.5")
  }
}
