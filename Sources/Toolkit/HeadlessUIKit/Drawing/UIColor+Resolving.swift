import Foundation

extension UIColor {
  /// The color as it is under some traits, the same under all others.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = source { return self }
    return UIColor(source: .fixed(components(with: traitCollection)))
  }

  /// The parts under some traits; an appearance that is left open is the light one.
  func components(with traits: UITraitCollection) -> Components {
    switch source {
    case .fixed(let parts): parts
    case .adaptive(let light, let dark, let elevated):
      traits.userInterfaceStyle != .dark ? light : traits.userInterfaceLevel == .elevated ? elevated : dark
    case .provided(let provider): provider.color(traits).components(with: traits)
    }
  }

  func components(in style: UIUserInterfaceStyle) -> Components {
    components(with: UITraitCollection(userInterfaceStyle: style))
  }

  /// The parts under the traits in effect; those of the light appearance away from the main actor.
  var currentComponents: Components {
    components(with: .inEffect ?? UITraitCollection(userInterfaceStyle: .light))
  }

  /// The opacity in the given appearance, from 0 to 1.
  public func alpha(in style: UIUserInterfaceStyle) -> CGFloat {
    components(in: style).alpha
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
