import Foundation

extension UIFont {
  /// What a text is for; the raw values are UIKit's.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    case largeTitle = "UICTFontTextStyleTitle0"
    case title1 = "UICTFontTextStyleTitle1"
    case title2 = "UICTFontTextStyleTitle2"
    case title3 = "UICTFontTextStyleTitle3"
    case headline = "UICTFontTextStyleHeadline"
    case body = "UICTFontTextStyleBody"
    case callout = "UICTFontTextStyleCallout"
    case subheadline = "UICTFontTextStyleSubhead"
    case footnote = "UICTFontTextStyleFootnote"
    case caption1 = "UICTFontTextStyleCaption1"
    case caption2 = "UICTFontTextStyleCaption2"
  }

  /// The font for a text style in the text size that the user prefers.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, category: .current)
  }

  /// The font for a text style in the text size of `traitCollection`, or that of the user where it leaves it open.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style, category: .preferred(in: traitCollection))
  }

  private static func preferredFont(
    forTextStyle style: TextStyle, category: UIContentSizeCategory
  ) -> UIFont {
    let usual = systemFont(
      ofSize: style.pointSize(in: .large), weight: style == .headline ? .semibold : .regular)
    return usual.scaled(as: Scaling(style: style, baseSize: usual.pointSize), category: category)
  }
}

extension UIFont.TextStyle {
  /// Apple's table of Dynamic Type: the size of the style in a category, which is large where it is left open.
  func pointSize(in category: UIContentSizeCategory) -> CGFloat {
    let categories = UIContentSizeCategory.allCases.filter { $0 != .unspecified }
    return sizes[categories.firstIndex(of: category) ?? 3]
  }

  /// The sizes from extra small to the largest of the accessibility sizes.
  private var sizes: [CGFloat] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
