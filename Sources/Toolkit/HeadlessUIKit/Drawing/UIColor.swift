import Foundation

/// A color: red, green, blue and opacity from 0 to 1, once for each appearance.
public struct UIColor: Hashable, Sendable {
  let light: Components
  let dark: Components
  /// The name of a color of UIKit's own, as trees print it.
  let name: String?

  /// The parts of a color in one appearance.
  struct Components: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat
  }

  init(light: Components, dark: Components, name: String?) {
    self.light = light
    self.dark = dark
    self.name = name
  }

  /// A color that is the same in both appearances.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let components = Components(red: red, green: green, blue: blue, alpha: alpha)
    self.init(light: components, dark: components, name: nil)
  }

  /// A gray that is the same in both appearances.
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
}

extension UIColor {
  /// The same color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var (light, dark) = (light, dark)
    light.alpha = alpha
    dark.alpha = alpha
    return UIColor(light: light, dark: dark, name: nil)
  }

  /// The opacity in the given appearance, from 0 to 1.
  public func alpha(in style: UIUserInterfaceStyle) -> CGFloat {
    components(in: style).alpha
  }

  func components(in style: UIUserInterfaceStyle) -> Components {
    style == .dark ? dark : light
  }

  /// UIKit's name of the color, or `#RRGGBB`, with `AA` where it is not opaque.
  public func description(in style: UIUserInterfaceStyle) -> String {
    if let name { return name }
    let parts = components(in: style)
    let opaque = [parts.red, parts.green, parts.blue]
    return "#" + (parts.alpha == 1 ? opaque : opaque + [parts.alpha]).map(Self.hexadecimal).joined()
  }

  /// Two hexadecimal digits for a part between 0 and 1.
  private static func hexadecimal(_ part: CGFloat) -> String {
    let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
