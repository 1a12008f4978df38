import Foundation

/// A color for layers; unlike Core Graphics', it follows the traits like the color that it was made from.
///
///     let half = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).cgColor
///     half.components // [1, 0, 0, 0.5]
///     half.copy(alpha: 1)?.alpha // 1
///     UIColor.black.cgColor.numberOfComponents // 2: white level and opacity
public struct CGColor: Hashable, Sendable {
  /// The color that this one was made from.
  public let color: UIColor

  init(color: UIColor) {
    self.color = color
  }

  /// Creates a color from components, which are not clamped.
  ///
  /// - Parameters:
  ///   - red: Red, from 0 to 1.
  ///   - green: Green, from 0 to 1.
  ///   - blue: Blue, from 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(color: UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a color from sRGB components, which are not clamped; all colors here are in sRGB.
  ///
  /// - Parameters:
  ///   - red: Red, from 0 to 1.
  ///   - green: Green, from 0 to 1.
  ///   - blue: Blue, from 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray of two components.
  ///
  /// - Parameters:
  ///   - gray: The white level, from black at 0 to white at 1.
  ///   - alpha: The opacity, from 0 to 1.
  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(color: UIColor(white: gray, alpha: alpha))
  }

  /// The components under the current traits, the opacity last: two for a color that was made from a white
  /// level, otherwise four.
  public var components: [CGFloat]? {
    let parts = color.currentComponents
    return color.isGray ? [parts.red, parts.alpha] : [parts.red, parts.green, parts.blue, parts.alpha]
  }

  /// The number of components, including the opacity.
  public var numberOfComponents: Int { color.isGray ? 2 : 4 }

  /// The opacity under the current traits, from 0 to 1.
  public var alpha: CGFloat { color.currentComponents.alpha }

  /// The color space of the components.
  public var colorSpace: CGColorSpace? {
    CGColorSpace(name: color.isGray ? CGColorSpace.genericGrayGamma2_2 : CGColorSpace.sRGB)
  }

  /// Returns the color with another opacity; never `nil`.
  ///
  /// - Parameter alpha: The opacity, from 0 to 1.
  public func copy(alpha: CGFloat) -> CGColor? { color.withAlphaComponent(alpha).cgColor }
}

extension UIColor {
  /// The color for layers.
  public var cgColor: CGColor { CGColor(color: self) }

  /// Creates the color that a layer's color was made from.
  ///
  /// - Parameter cgColor: The layer's color; its name and its dependence on the traits are kept.
  public convenience init(cgColor: CGColor) {
    self.init(source: cgColor.color.source, name: cgColor.color.name, isGray: cgColor.color.isGray)
  }
}
