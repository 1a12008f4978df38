import Foundation

/// Colors for text and lines, named by their purpose.
extension UIColor {
  /// For text of primary content.
  public static let label = system("label", Palette.label)
  /// For text of secondary content, such as subtitles.
  public static let secondaryLabel = system("secondaryLabel", Palette.secondaryLabel)
  /// For text of tertiary content.
  public static let tertiaryLabel = system("tertiaryLabel", Palette.tertiaryLabel)
  /// For text of the least important content.
  public static let quaternaryLabel = system("quaternaryLabel", Palette.quaternaryLabel)
  /// For the placeholder of an empty field.
  public static let placeholderText = system("placeholderText", Palette.placeholderText)
  /// For links.
  public static let link = system("link", Palette.link)
  /// For thin lines that let content show through.
  public static let separator = system("separator", Palette.separator)
  /// For thin lines that hide what is behind them.
  public static let opaqueSeparator = system("opaqueSeparator", Palette.opaqueSeparator)
}

/// Colors for areas, named by what is on them.
extension UIColor {
  /// For the main background.
  public static let systemBackground = system("systemBackground", Palette.systemBackground)
  /// For content on the main background.
  public static let secondarySystemBackground = system(
    "secondarySystemBackground", Palette.secondarySystemBackground)
  /// For content on the secondary background.
  public static let tertiarySystemBackground = system(
    "tertiarySystemBackground", Palette.tertiarySystemBackground)
  /// The former name of ``systemGroupedBackground``.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// For the main background of grouped content, such as a grouped table.
  public static let systemGroupedBackground = system(
    "systemGroupedBackground", Palette.systemGroupedBackground)
  /// For content on the main grouped background, such as a group's rows.
  public static let secondarySystemGroupedBackground = system(
    "secondarySystemGroupedBackground", Palette.secondarySystemGroupedBackground)
  /// For content on the secondary grouped background.
  public static let tertiarySystemGroupedBackground = system(
    "tertiarySystemGroupedBackground", Palette.tertiarySystemGroupedBackground)
  /// A translucent fill for thin and small shapes, such as a slider's track.
  public static let systemFill = system("systemFill", Palette.systemFill)
  /// A translucent fill for shapes of medium size, such as a switch's background.
  public static let secondarySystemFill = system("secondarySystemFill", Palette.secondarySystemFill)
  /// A translucent fill for large shapes, such as fields and buttons.
  public static let tertiarySystemFill = system("tertiarySystemFill", Palette.tertiarySystemFill)
  /// A translucent fill for large areas with complex content.
  public static let quaternarySystemFill = system("quaternarySystemFill", Palette.quaternarySystemFill)
}
