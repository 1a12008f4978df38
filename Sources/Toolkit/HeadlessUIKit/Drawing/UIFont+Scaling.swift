import Foundation

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
