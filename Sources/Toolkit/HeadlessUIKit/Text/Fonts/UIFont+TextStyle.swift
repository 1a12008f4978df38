import Foundation

extension UIFont {
  /// The purpose of a text, which decides its size and weight. The raw values are UIKit's; the
  /// sizes below are for the large category.
  ///
  ///     let font = UIFont.preferredFont(forTextStyle: .caption2)  // 11 points in the large category
  ///     label.font = font
  ///     label.adjustsFontForContentSizeCategory = true  // Follows a change of the user's text size.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// The title of a screen, at its largest: 34 points.
    case largeTitle = "UICTFontTextStyleTitle0"
    /// A first-level heading: 28 points.
    case title1 = "UICTFontTextStyleTitle1"
    /// A second-level heading: 22 points.
    case title2 = "UICTFontTextStyleTitle2"
    /// A third-level heading: 20 points.
    case title3 = "UICTFontTextStyleTitle3"
    /// A heading in the weight semibold: 17 points.
    case headline = "UICTFontTextStyleHeadline"
    /// Ordinary text: 17 points.
    case body = "UICTFontTextStyleBody"
    /// A callout: 16 points.
    case callout = "UICTFontTextStyleCallout"
    /// A subheading: 15 points.
    case subheadline = "UICTFontTextStyleSubhead"
    /// A footnote: 13 points.
    case footnote = "UICTFontTextStyleFootnote"
    /// A caption: 12 points.
    case caption1 = "UICTFontTextStyleCaption1"
    /// A small caption: 11 points.
    case caption2 = "UICTFontTextStyleCaption2"
  }

  /// Returns the font of a text style in the user's text size.
  ///
  /// - Parameter style: The style, whose listed size is for the large category.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, category: .current)
  }

  /// Returns the font of a text style in the text size of `traitCollection`, or in the user's if
  /// that is `nil` or unspecified.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - traitCollection: The text size; the user's if it is `nil` or unspecified.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style, category: .preferred(in: traitCollection))
  }

  /// Returns the font of a text style in the large category, which does not follow the text size.
  static func usualFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.pointSize(in: .large), weight: style == .headline ? .semibold : .regular)
  }

  private static func preferredFont(
    forTextStyle style: TextStyle, category: UIContentSizeCategory
  ) -> UIFont {
    let usual = usualFont(forTextStyle: style)
    return usual.scaled(as: Scaling(style: style, baseSize: usual.pointSize), category: category)
  }
}

extension UIFont.TextStyle {
  /// Returns the size of the style in a category in points, from Apple's table of Dynamic Type; an
  /// unspecified category is the large one.
  func pointSize(in category: UIContentSizeCategory) -> CGFloat {
    let categories = UIContentSizeCategory.allCases.filter { $0 != .unspecified }
    // The large category is the fourth.
    return sizes[categories.firstIndex(of: category) ?? 3]
  }

  /// The sizes in points, from the extra small category to the largest one.
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
