import Foundation

/// The system font in one size, weight and design.
public struct UIFont: Sendable {
  public let pointSize: CGFloat
  let weight: Weight
  let design: Design
  let isItalic: Bool
  /// How the size follows the text size that the user prefers, for fonts that do.
  let scaling: Scaling?

  /// The shapes of the characters.
  enum Design: String, Hashable, Sendable {
    case system
    /// Letters of several widths, but digits of one.
    case monospacedDigit
    case monospaced
  }

  init(
    pointSize: CGFloat, weight: Weight = .regular, design: Design = .system, isItalic: Bool = false,
    scaling: Scaling? = nil
  ) {
    self.pointSize = pointSize
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.scaling = scaling
  }
}

extension UIFont {
  /// The size of labels where nothing else is said.
  public static let labelFontSize: CGFloat = 17
  /// The size of buttons' titles.
  public static let buttonFontSize: CGFloat = 18
  public static let smallSystemFontSize: CGFloat = 12
  public static let systemFontSize: CGFloat = 14

  /// The system font in a size, regular by default.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// The heavy system font in a size.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size, weight: .bold)
  }

  /// The slanted system font in a size.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size, isItalic: true)
  }

  /// The font whose characters are all of one width.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size, weight: weight, design: .monospaced)
  }

  /// The system font with digits of one width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size, weight: weight, design: .monospacedDigit)
  }

  /// The same font in another size, which no longer follows the user's text size.
  public func withSize(_ fontSize: CGFloat) -> UIFont { resized(to: fontSize, scaling: nil) }

  func resized(to pointSize: CGFloat, scaling: Scaling?) -> UIFont {
    UIFont(pointSize: pointSize, weight: weight, design: design, isItalic: isItalic, scaling: scaling)
  }
}

/// Fonts that look the same are equal, wherever their size came from.
extension UIFont: Hashable {
  public static func == (one: UIFont, other: UIFont) -> Bool {
    one.pointSize == other.pointSize && one.weight == other.weight && one.design == other.design
      && one.isItalic == other.isItalic
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
  }
}

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

extension UIFont {
  /// Weight, design, slant and size, as trees print them: `semibold-13`, `regular-monospaced-italic-12.5`.
  public var name: String {
    let design = design == .system ? [] : [design.rawValue]
    return ([weight.name] + design + (isItalic ? ["italic"] : []) + [sizeName]).joined(separator: "-")
  }

  /// The size with at most two decimals.
  private var sizeName: String {
    let size = (pointSize * 100).rounded() / 100
    return size == size.rounded() ? "\(Int(size))" : "\(size)"
  }

  /// The name of the family, as UIKit tells it.
  public var familyName: String {
    design == .monospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont"
  }

  /// The name of the face, as UIKit tells it: `.SFUI-Semibold`.
  public var fontName: String {
    let family = design == .monospaced ? ".SFMono" : ".SFUI"
    let italic = isItalic ? "Italic" : ""
    return family + "-" + weight.name.prefix(1).uppercased() + weight.name.dropFirst() + italic
  }
}
