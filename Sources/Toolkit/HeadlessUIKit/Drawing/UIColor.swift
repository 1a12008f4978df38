import Foundation

/// A color: red, green, blue and opacity from 0 to 1, which may depend on the traits where it is shown.
public struct UIColor: Hashable, Sendable {
  let source: Source
  /// The name of a color of UIKit's own, as trees print it.
  let name: String?

  /// The parts of a color under some traits.
  struct Components: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat
  }

  /// Where the parts of a color come from.
  enum Source: Hashable, Sendable {
    case fixed(Components)
    /// Of its own in each appearance; the last one is for content that lies over other content in the dark.
    case adaptive(light: Components, dark: Components, elevated: Components)
    case provided(UIColorProvider)
  }

  init(source: Source, name: String? = nil) {
    self.source = source
    self.name = name
  }
}

extension UIColor {
  /// A color that is the same in both appearances.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(source: .fixed(Components(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// A gray that is the same in both appearances.
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A color of a hue between 0 and 1 (red, green and blue are thirds apart) that is the same in both appearances.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let color = HueColor(hue: hue, saturation: saturation, brightness: brightness)
    self.init(source: .fixed(color.components(alpha: alpha)))
  }

  /// A color that `dynamicProvider` decides on each time it is needed, by the traits where it is shown.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(source: .provided(UIColorProvider(dynamicProvider)))
  }

  /// The same color with another opacity; it follows the traits as the color did.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let parts): return UIColor(source: .fixed(parts.with(alpha)))
    case .adaptive(let light, let dark, let elevated):
      return UIColor(
        source: .adaptive(light: light.with(alpha), dark: dark.with(alpha), elevated: elevated.with(alpha)))
    case .provided(let provider):
      return UIColor { provider.color($0).withAlphaComponent(alpha) }
    }
  }
}

extension UIColor.Components {
  fileprivate func with(_ alpha: CGFloat) -> Self {
    Self(red: red, green: green, blue: blue, alpha: alpha)
  }
}

/// What decides on a color; two are equal only if they are the same.
final class UIColorProvider: Hashable, Sendable {
  let color: @Sendable (UITraitCollection) -> UIColor

  init(_ color: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.color = color
  }

  static func == (one: UIColorProvider, other: UIColorProvider) -> Bool { one === other }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

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

/// A color as layers take it; it stays the color of both appearances that it came from.
public struct CGColor: Hashable, Sendable {
  /// The color that this one was made from.
  public let color: UIColor
}

extension UIColor {
  /// The color as layers take it.
  public var cgColor: CGColor { CGColor(color: self) }

  public init(cgColor: CGColor) {
    self = cgColor.color
  }
}
