import Foundation

/// A color as render trees spell it: its name, its value, or both.
///
///     let dark = UITraitCollection(userInterfaceStyle: .dark)
///     UIColor.label.spelling(in: dark).text  // "label(#FFFFFF)"
///     UIColor.white.spelling(in: dark).text  // "white"
///     UIColor(white: 0, alpha: 0.5).spelling(in: dark).text  // "#00000080"
public struct ColorSpelling: Hashable, Sendable {
  /// UIKit's name of the color, or its name in an asset catalog; `nil` for colors without a name.
  public let name: String?
  /// The value, as `#RRGGBB`, or as `#RRGGBBAA` if it is not opaque.
  public let value: String
  /// Whether the value differs from the one in the light appearance, at the base level, with normal
  /// contrast.
  public let differsFromLight: Bool

  /// The name, with the value in parentheses if it differs from the light one; the value for a color
  /// without a name.
  public var text: String {
    guard let name else { return value }
    return differsFromLight ? "\(name)(\(value))" : name
  }
}

extension UIColor {
  /// Returns how render trees spell the color under some traits.
  ///
  /// - Parameter traits: The traits; those that are unspecified count as light, base and normal.
  public func spelling(in traits: UITraitCollection) -> ColorSpelling {
    let value = components(with: traits).hexadecimal
    let light = components(with: UITraitCollection(userInterfaceStyle: .light)).hexadecimal
    return ColorSpelling(name: name, value: value, differsFromLight: value != light)
  }

  /// Returns UIKit's name of the color, or `#RRGGBB`, followed by `AA` if it is not opaque.
  ///
  /// - Parameter style: The appearance; unspecified counts as light. A color with a name ignores
  ///   it.
  public func description(in style: UIUserInterfaceStyle) -> String {
    // A name is the same in both appearances, and more meaningful than a number.
    name ?? components(in: style).hexadecimal
  }
}

extension UIColor.Components {
  /// `#RRGGBB`, followed by `AA` if the color is not opaque.
  var hexadecimal: String {
    let opaque = [red, green, blue]
    return "#" + (alpha == 1 ? opaque : opaque + [alpha]).map(Self.digits).joined()
  }

  /// Returns two hexadecimal digits for a component, which is limited to 0 to 1.
  private static func digits(_ part: CGFloat) -> String {
    let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
