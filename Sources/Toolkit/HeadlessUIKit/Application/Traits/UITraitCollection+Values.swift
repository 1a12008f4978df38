/// The kind of device.
public enum UIUserInterfaceIdiom: String, Hashable, Sendable {
  /// Unspecified.
  case unspecified
  /// A phone.
  case phone
  /// A tablet.
  case pad
}

/// The class of the available space in one direction.
public enum UIUserInterfaceSizeClass: String, Hashable, Sendable {
  /// Unspecified.
  case unspecified
  /// Little space, such as a phone's width in portrait or its height in landscape.
  case compact
  /// Ample space, as on a tablet.
  case regular
}

/// The light or the dark appearance.
public enum UIUserInterfaceStyle: String, Hashable, Sendable, CaseIterable {
  /// Unspecified.
  case unspecified
  /// Dark text on light backgrounds.
  case light
  /// Light text on dark backgrounds.
  case dark
}

/// Whether content is the app's main content or above other content.
public enum UIUserInterfaceLevel: String, Hashable, Sendable {
  /// Unspecified.
  case unspecified
  /// The app's main content.
  case base
  /// Content above other content, as in a sheet.
  case elevated
}

/// The reading direction of the language.
public enum UITraitEnvironmentLayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// Unspecified.
  case unspecified
  /// From left to right, as in English.
  case leftToRight
  /// From right to left, as in Arabic.
  case rightToLeft
}

/// The contrast that the user prefers.
public enum UIAccessibilityContrast: String, Hashable, Sendable {
  /// Unspecified.
  case unspecified
  /// The usual contrast.
  case normal
  /// A higher contrast.
  case high
}

/// The weight of text that the user prefers.
public enum UILegibilityWeight: String, Hashable, Sendable {
  /// Unspecified.
  case unspecified
  /// The usual weight.
  case regular
  /// A heavier weight.
  case bold
}

/// The text size that the user prefers, from the smallest to the largest; large by default.
///
/// The raw values are UIKit's.
///
///     UIContentSizeCategory.large < .accessibilityMedium  // true
///     UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory  // true
public enum UIContentSizeCategory: String, Hashable, Sendable, CaseIterable {
  /// Unspecified; smaller than any other.
  case unspecified = "_UICTContentSizeCategoryUnspecified"
  /// The smallest size: 14 points for the body style.
  case extraSmall = "UICTContentSizeCategoryXS"
  /// 15 points for the body style.
  case small = "UICTContentSizeCategoryS"
  /// 16 points for the body style.
  case medium = "UICTContentSizeCategoryM"
  /// The default: 17 points for the body style.
  case large = "UICTContentSizeCategoryL"
  /// 19 points for the body style.
  case extraLarge = "UICTContentSizeCategoryXL"
  /// 21 points for the body style.
  case extraExtraLarge = "UICTContentSizeCategoryXXL"
  /// The largest size without the accessibility settings: 23 points for the body style.
  case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
  /// 28 points for the body style.
  case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
  /// 33 points for the body style.
  case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
  /// 40 points for the body style.
  case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
  /// 47 points for the body style.
  case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
  /// The largest size: 53 points for the body style.
  case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"
}

extension UIContentSizeCategory: Comparable {
  /// Whether the category is one of the larger sizes that only the accessibility settings offer.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Returns whether text is smaller in the first category than in the second.
  public static func < (smaller: UIContentSizeCategory, larger: UIContentSizeCategory) -> Bool {
    smaller.rank < larger.rank
  }

  /// The index in the order of sizes.
  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
