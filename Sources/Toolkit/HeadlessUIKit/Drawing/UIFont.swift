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
