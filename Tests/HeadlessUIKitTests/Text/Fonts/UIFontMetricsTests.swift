import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite
struct UIFontMetricsTests {
  let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
  let usual = UITraitCollection(preferredContentSizeCategory: .large)

  @Test func `Lengths grow in proportion to the style`() {
    let metrics = UIFontMetrics(forTextStyle: .largeTitle)
    expectEqual(metrics.scaledValue(for: 17, compatibleWith: largest), 30)
    expectEqual(metrics.scaledValue(for: 17, compatibleWith: usual), 17)
    expectEqual(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: largest), 53)
  }

  @Test func `A scaled font keeps its weight, follows the category and stops at its largest size`() {
    let font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .boldSystemFont(ofSize: 34), compatibleWith: largest)
    expectEqual(font, .boldSystemFont(ofSize: 106))
    expectEqual(font.adjusted(to: usual), .boldSystemFont(ofSize: 34))
    let limited = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 20, compatibleWith: largest)
    expectEqual(limited.pointSize, 20)
    expectEqual(limited.adjusted(to: usual).pointSize, 17)
  }
}
