import Foundation

/// A color for layers; unlike Core Graphics', it follows the traits like the color that it was made from.
public struct CGColor: Hashable, Sendable {
  /// The color that this one was made from.
  public let color: UIColor

  init(color: UIColor) {
    self.color = color
  }

  /// Creates a color from components between 0 and 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(color: UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a color from sRGB components between 0 and 1; all colors here are in sRGB.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray, from black at 0 to white at 1, with an opacity from 0 to 1.
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

  /// Returns the color with another opacity from 0 to 1; never `nil`.
  public func copy(alpha: CGFloat) -> CGColor? { color.withAlphaComponent(alpha).cgColor }
}

extension UIColor {
  /// The color for layers.
  public var cgColor: CGColor { CGColor(color: self) }

  /// Creates the color that a layer's color was made from.
  public convenience init(cgColor: CGColor) {
    self.init(source: cgColor.color.source, name: cgColor.color.name, isGray: cgColor.color.isGray)
  }
}
