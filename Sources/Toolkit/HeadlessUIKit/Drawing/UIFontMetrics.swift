import Foundation

/// Makes fonts and lengths follow the text size that the user prefers, in proportion to a text style.
public struct UIFontMetrics: Hashable, Sendable {
  private let style: UIFont.TextStyle

  /// The proportions of the body style.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// The font in the user's text size; `font` is as it should look in the large category.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// The font in the user's text size, but not above a size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let maximum = maximumPointSize > 0 ? maximumPointSize : .infinity
    let scaling = UIFont.Scaling(style: style, baseSize: font.pointSize, maximumSize: maximum)
    return font.scaled(as: scaling, category: .preferred(in: traitCollection))
  }

  /// A length in the user's text size; `value` is what it should be in the large category.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    style.scaled(value, to: .preferred(in: traitCollection))
  }
}

extension UIFont {
  /// How a font follows the text size that the user prefers.
  struct Scaling: Hashable, Sendable {
    /// The text style that the font grows and shrinks with.
    let style: TextStyle
    /// The font's size in the large category.
    let baseSize: CGFloat
    /// The size that the font does not grow beyond.
    var maximumSize: CGFloat = .infinity

    func pointSize(in category: UIContentSizeCategory) -> CGFloat {
      min(style.scaled(baseSize, to: category), maximumSize)
    }
  }

  /// The font in the size that a scaling gives it.
  func scaled(as scaling: Scaling, category: UIContentSizeCategory) -> UIFont {
    resized(to: scaling.pointSize(in: category), scaling: scaling)
  }

  /// The font in the text size of `traits`, or the same where its size is fixed.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    return scaled(as: scaling, category: .preferred(in: traits))
  }
}

extension UIFont.TextStyle {
  /// A length that grows and shrinks with the style's size.
  func scaled(_ length: CGFloat, to category: UIContentSizeCategory) -> CGFloat {
    length * pointSize(in: category) / pointSize(in: .large)
  }
}

extension UIContentSizeCategory {
  /// The category that the traits in effect ask for; large away from the main actor, where there are none.
  static var current: UIContentSizeCategory {
    UITraitCollection.inEffect?.preferredContentSizeCategory ?? .large
  }

  /// The category of a trait collection, or the current one where it says nothing.
  static func preferred(in traits: UITraitCollection?) -> UIContentSizeCategory {
    guard let category = traits?.preferredContentSizeCategory, category != .unspecified else {
      return .current
    }
    return category
  }
}
