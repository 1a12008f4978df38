import Foundation

/// Colors for text and lines, named by their purpose.
extension UIColor {
  /// For text of primary content.
  public static let label = adaptive("label", 0x000000, 0xFFFFFF)
  /// For text of secondary content, such as subtitles.
  public static let secondaryLabel = adaptive("secondaryLabel", 0x3C3C43, 0xEBEBF5, alpha: 0.6)
  /// For text of tertiary content.
  public static let tertiaryLabel = adaptive("tertiaryLabel", 0x3C3C43, 0xEBEBF5, alpha: 0.3)
  /// For text of the least important content.
  public static let quaternaryLabel = adaptive(
    "quaternaryLabel", 0x3C3C43, 0xEBEBF5, alpha: 0.18, darkAlpha: 0.16)
  /// For the placeholder of an empty field.
  public static let placeholderText = adaptive("placeholderText", 0x3C3C43, 0xEBEBF5, alpha: 0.3)
  /// For links.
  public static let link = adaptive("link", 0x007AFF, 0x0984FF)
  /// For thin lines that let content show through.
  public static let separator = adaptive("separator", 0x3C3C43, 0x545458, alpha: 0.29, darkAlpha: 0.6)
  /// For thin lines that hide what is behind them.
  public static let opaqueSeparator = adaptive("opaqueSeparator", 0xC6C6C8, 0x38383A)
}

/// Colors for areas, named by what is on them.
extension UIColor {
  /// For the main background.
  public static let systemBackground = adaptive("systemBackground", 0xFFFFFF, 0x000000, elevated: 0x1C1C1E)
  /// For content on the main background.
  public static let secondarySystemBackground = adaptive(
    "secondarySystemBackground", 0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E)
  /// For content on the secondary background.
  public static let tertiarySystemBackground = adaptive(
    "tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C)
  /// The former name of ``systemGroupedBackground``.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// For the main background of grouped content, such as a grouped table.
  public static let systemGroupedBackground = adaptive(
    "systemGroupedBackground", 0xF2F2F7, 0x000000, elevated: 0x1C1C1E)
  /// For content on the main grouped background, such as a group's rows.
  public static let secondarySystemGroupedBackground = adaptive(
    "secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E)
  /// For content on the secondary grouped background.
  public static let tertiarySystemGroupedBackground = adaptive(
    "tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C)
  /// A translucent fill for thin and small shapes, such as a slider's track.
  public static let systemFill = adaptive("systemFill", 0x787880, 0x787880, alpha: 0.2, darkAlpha: 0.36)
  /// A translucent fill for shapes of medium size, such as a switch's background.
  public static let secondarySystemFill = adaptive(
    "secondarySystemFill", 0x787880, 0x787880, alpha: 0.16, darkAlpha: 0.32)
  /// A translucent fill for large shapes, such as fields and buttons.
  public static let tertiarySystemFill = adaptive(
    "tertiarySystemFill", 0x767680, 0x767680, alpha: 0.12, darkAlpha: 0.24)
  /// A translucent fill for large areas with complex content.
  public static let quaternarySystemFill = adaptive(
    "quaternarySystemFill", 0x747480, 0x767680, alpha: 0.08, darkAlpha: 0.18)
}
