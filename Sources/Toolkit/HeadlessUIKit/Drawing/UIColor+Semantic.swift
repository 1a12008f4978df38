import Foundation

/// Colors for text and lines, by what they are for.
extension UIColor {
  public static let label = adaptive("label", 0x000000, 0xFFFFFF)
  public static let secondaryLabel = adaptive("secondaryLabel", 0x3C3C43, 0xEBEBF5, alpha: 0.6)
  public static let tertiaryLabel = adaptive("tertiaryLabel", 0x3C3C43, 0xEBEBF5, alpha: 0.3)
  public static let quaternaryLabel = adaptive(
    "quaternaryLabel", 0x3C3C43, 0xEBEBF5, alpha: 0.18, darkAlpha: 0.16)
  public static let placeholderText = adaptive("placeholderText", 0x3C3C43, 0xEBEBF5, alpha: 0.3)
  public static let link = adaptive("link", 0x007AFF, 0x0984FF)
  public static let separator = adaptive("separator", 0x3C3C43, 0x545458, alpha: 0.29, darkAlpha: 0.6)
  public static let opaqueSeparator = adaptive("opaqueSeparator", 0xC6C6C8, 0x38383A)
}

/// Colors for areas, by what lies on them.
extension UIColor {
  public static let systemBackground = adaptive("systemBackground", 0xFFFFFF, 0x000000, elevated: 0x1C1C1E)
  public static let secondarySystemBackground = adaptive(
    "secondarySystemBackground", 0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E)
  public static let tertiarySystemBackground = adaptive(
    "tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C)
  public static let systemGroupedBackground = adaptive(
    "systemGroupedBackground", 0xF2F2F7, 0x000000, elevated: 0x1C1C1E)
  public static let secondarySystemGroupedBackground = adaptive(
    "secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E)
  public static let tertiarySystemGroupedBackground = adaptive(
    "tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C)
  public static let systemFill = adaptive("systemFill", 0x787880, 0x787880, alpha: 0.2, darkAlpha: 0.36)
  public static let secondarySystemFill = adaptive(
    "secondarySystemFill", 0x787880, 0x787880, alpha: 0.16, darkAlpha: 0.32)
  public static let tertiarySystemFill = adaptive(
    "tertiarySystemFill", 0x767680, 0x767680, alpha: 0.12, darkAlpha: 0.24)
  public static let quaternarySystemFill = adaptive(
    "quaternarySystemFill", 0x747480, 0x767680, alpha: 0.08, darkAlpha: 0.18)
}
