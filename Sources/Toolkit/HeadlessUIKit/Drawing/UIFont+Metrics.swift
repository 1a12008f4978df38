import Foundation

/// The system font's own proportions, in parts of 2048 of its size.
extension UIFont {
  /// How far the font reaches above the baseline.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }

  /// How far the font reaches below the baseline; a negative number.
  public var descender: CGFloat { -pointSize * 494 / 2048 }

  /// The height of a line of text: the ascent and descent together.
  public var lineHeight: CGFloat { pointSize * 2444 / 2048 }

  /// The height of capital letters.
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }

  /// The height of a small x.
  public var xHeight: CGFloat { pointSize * 1078 / 2048 }

  /// The room between lines beyond their height: none.
  public var leading: CGFloat { 0 }
}
