/// The kind of device.
public enum UIUserInterfaceIdiom: String, Hashable, Sendable {
  case unspecified
  case phone
  case pad
}

/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: String, Hashable, Sendable {
  case unspecified
  case compact
  case regular
}

/// The light or the dark appearance.
public enum UIUserInterfaceStyle: String, Hashable, Sendable, CaseIterable {
  case unspecified
  case light
  case dark
}

/// Whether content is the app's main one, or lies over it.
public enum UIUserInterfaceLevel: String, Hashable, Sendable {
  case unspecified
  case base
  case elevated
}

/// The direction that the language reads in.
public enum UITraitEnvironmentLayoutDirection: String, Hashable, Sendable, CaseIterable {
  case unspecified
  case leftToRight
  case rightToLeft
}

/// How far colors are apart.
public enum UIAccessibilityContrast: String, Hashable, Sendable {
  case unspecified
  case normal
  case high
}

/// How heavy text is.
public enum UILegibilityWeight: String, Hashable, Sendable {
  case unspecified
  case regular
  case bold
}

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
