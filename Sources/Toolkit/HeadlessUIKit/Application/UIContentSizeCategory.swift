/// The text size that the user prefers, from the smallest to the largest; large by default.
///
/// The raw values are UIKit's.
public enum UIContentSizeCategory: String, Hashable, Sendable, CaseIterable {
  /// Not known; smaller than every other.
  case unspecified = "_UICTContentSizeCategoryUnspecified"
  case extraSmall = "UICTContentSizeCategoryXS"
  case small = "UICTContentSizeCategoryS"
  case medium = "UICTContentSizeCategoryM"
  case large = "UICTContentSizeCategoryL"
  case extraLarge = "UICTContentSizeCategoryXL"
  case extraExtraLarge = "UICTContentSizeCategoryXXL"
  case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
  case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
  case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
  case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
  case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
  case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"
}

extension UIContentSizeCategory: Comparable {
  /// Whether the category is one of the larger sizes that only the accessibility settings offer.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  public static func < (smaller: UIContentSizeCategory, larger: UIContentSizeCategory) -> Bool {
    smaller.rank < larger.rank
  }

  /// The place in the order of sizes.
  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
