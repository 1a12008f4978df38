import Foundation

/// A color with red, green, blue and opacity, which may depend on the traits where it is shown.
///
///     let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
///     ink.description(in: .light) // "#000000"
///     UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).description(in: .light) // "#FF000080"
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private let mark = AttributeValueMark()
  let source: Source
  /// The name of one of UIKit's own colors, which render trees print.
  let name: String?
  /// Whether it was made from a white level, so that Core Graphics has only that component and the opacity.
  let isGray: Bool

  /// The components of a color under some traits.
  struct Components: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat
  }

  /// Where the components of a color come from.
  enum Source: Hashable, Sendable {
    case fixed(Components)
    /// One for each appearance, contrast and level.
    indirect case adaptive(ColorVariants)
    case provided(UIColorProvider)
  }

  init(source: Source, name: String? = nil, isGray: Bool = false) {
    self.source = source
    self.name = name
    self.isGray = isGray
    super.init()
  }

  /// Returns whether `object` is a color with the same components and name; colors that closures compute
  /// are equal only if they share the closure.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || (source == other.source && name == other.name)
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(source)
    return hasher.finalize()
  }

  /// The color's description in the light appearance.
  open override var description: String { description(in: .light) }

  /// Returns the color itself, which never changes.
  ///
  /// - Parameter zone: Ignored.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIColor {
  /// Creates a color that is the same in both appearances.
  ///
  /// Components below 0 or above 1 are kept, and clamped where the color is printed.
  ///
  /// - Parameters:
  ///   - red: Red, from 0 to 1.
  ///   - green: Green, from 0 to 1.
  ///   - blue: Blue, from 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(source: .fixed(Components(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// Creates a gray that is the same in both appearances.
  ///
  /// - Parameters:
  ///   - white: The white level, from black at 0 to white at 1.
  ///   - alpha: The opacity, from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    let parts = Components(red: white, green: white, blue: white, alpha: alpha)
    self.init(source: .fixed(parts), isGray: true)
  }

  /// Creates a color that is the same in both appearances.
  ///
  /// - Parameters:
  ///   - hue: The hue from 0 to 1: red at 0, green at 1/3, blue at 2/3.
  ///   - saturation: The saturation from 0, for gray, to 1.
  ///   - brightness: The brightness from 0, for black, to 1.
  ///   - alpha: The opacity from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let color = HueColor(hue: hue, saturation: saturation, brightness: brightness)
    self.init(source: .fixed(color.components(alpha: alpha)))
  }

  /// Creates a color that depends on the traits where it is shown.
  ///
  /// - Parameter dynamicProvider: Returns the color for some traits; called each time the color is
  ///   needed, on any thread, and retained by the color.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(source: .provided(UIColorProvider(dynamicProvider)))
  }

  /// Returns the color with another opacity, which follows the traits as this one does.
  ///
  /// - Parameter alpha: The opacity, from 0 to 1; it replaces the color's own.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    // The result has no name, since it is not one of UIKit's colors.
    switch source {
    case .fixed(let parts): return UIColor(source: .fixed(parts.with(alpha)), isGray: isGray)
    case .adaptive(let variants):
      return UIColor(source: .adaptive(variants.map { $0.with(alpha) }))
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

/// The closure of a dynamic color. Closures cannot be compared, so two are equal only if they are the same
/// object.
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
  /// Returns the color under some traits, as a color that does not depend on traits.
  ///
  /// - Parameter traitCollection: The traits; an unspecified appearance counts as light, an unspecified
  ///   level as base, and an unspecified contrast as normal.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = source { return self }
    return UIColor(source: .fixed(components(with: traitCollection)))
  }

  /// Returns the components under some traits; an unspecified appearance counts as light.
  func components(with traits: UITraitCollection) -> Components {
    switch source {
    case .fixed(let parts): parts
    case .adaptive(let variants): variants.color(in: traits)
    case .provided(let provider): provider.color(traits).components(with: traits)
    }
  }

  func components(in style: UIUserInterfaceStyle) -> Components {
    components(with: UITraitCollection(userInterfaceStyle: style))
  }

  /// The components under the current traits; those of the light appearance off the main actor.
  var currentComponents: Components {
    components(with: .inEffect ?? UITraitCollection(userInterfaceStyle: .light))
  }

  /// Returns the opacity in an appearance, from 0 to 1.
  ///
  /// - Parameter style: The appearance; unspecified counts as light.
  public func alpha(in style: UIUserInterfaceStyle) -> CGFloat {
    components(in: style).alpha
  }
}
