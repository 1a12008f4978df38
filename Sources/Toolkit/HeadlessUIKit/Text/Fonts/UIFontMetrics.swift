import Foundation

/// Scales fonts and lengths with the user's text size, in the proportions of a text style.
///
///     let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
///     UIFontMetrics.default.scaledValue(for: 17, compatibleWith: largest)  // 53
///     UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: 17, compatibleWith: largest)  // 30
public struct UIFontMetrics: Hashable, Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of the body style.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style.
  ///
  /// - Parameter textStyle: The style whose growth with the user's text size applies.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// Returns a font in the user's text size.
  ///
  /// - Parameter font: The font in the size for the large category.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// Returns a font in the text size of `traitCollection`, or in the user's if that is `nil` or
  /// unspecified.
  ///
  /// - Parameters:
  ///   - font: The font in the size for the large category.
  ///   - traitCollection: The text size; the user's if it is `nil` or unspecified.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// Returns a font in the user's text size, but at most `maximumPointSize` points; 0 is no limit.
  ///
  /// - Parameters:
  ///   - font: The font in the size for the large category.
  ///   - maximumPointSize: The largest size in points; 0 or less is no limit.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font in a text size, with a limit.
  ///
  /// - Parameters:
  ///   - font: The font in the size for the large category.
  ///   - maximumPointSize: The largest size in points; 0 or less is no limit.
  ///   - traitCollection: The text size; the user's if it is `nil` or unspecified.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let maximum = maximumPointSize > 0 ? maximumPointSize : .infinity
    let scaling = UIFont.Scaling(style: style, baseSize: font.pointSize, maximumSize: maximum)
    return font.scaled(as: scaling, category: .preferred(in: traitCollection))
  }

  /// Returns a length in the user's text size.
  ///
  /// - Parameter value: The length for the large category, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length in the text size of `traitCollection`, or in the user's if that is `nil` or
  /// unspecified.
  ///
  /// - Parameters:
  ///   - value: The length for the large category.
  ///   - traitCollection: The text size; the user's if it is `nil` or unspecified.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    style.scaled(value, to: .preferred(in: traitCollection))
  }
}

extension UIFont {
  /// How a font follows the user's text size.
  struct Scaling: Hashable, Sendable {
    /// The text style in whose proportions the font grows and shrinks.
    let style: TextStyle
    /// The font's size in the large category, in points.
    let baseSize: CGFloat
    /// The largest size in points.
    var maximumSize: CGFloat = .infinity

    func pointSize(in category: UIContentSizeCategory) -> CGFloat {
      min(style.scaled(baseSize, to: category), maximumSize)
    }
  }

  /// Returns the font in the size of a scaling.
  func scaled(as scaling: Scaling, category: UIContentSizeCategory) -> UIFont {
    resized(to: scaling.pointSize(in: category), scaling: scaling)
  }

  /// Returns the font in the text size of `traits`, or the same font if its size is fixed.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    return scaled(as: scaling, category: .preferred(in: traits))
  }
}

extension UIFont.TextStyle {
  /// Returns a length that grows and shrinks with the style's size.
  func scaled(_ length: CGFloat, to category: UIContentSizeCategory) -> CGFloat {
    length * pointSize(in: category) / pointSize(in: .large)
  }
}

extension UIContentSizeCategory {
  /// The category of the current traits; large off the main actor, which has no current traits.
  static var current: UIContentSizeCategory {
    UITraitCollection.inEffect?.preferredContentSizeCategory ?? .large
  }

  /// Returns the category of a trait collection, or the current one if it is `nil` or unspecified.
  static func preferred(in traits: UITraitCollection?) -> UIContentSizeCategory {
    guard let category = traits?.preferredContentSizeCategory, category != .unspecified else {
      return .current
    }
    return category
  }
}
