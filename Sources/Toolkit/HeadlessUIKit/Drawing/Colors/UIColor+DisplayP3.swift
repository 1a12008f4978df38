import Foundation

extension UIColor {
  /// Creates a color from Display P3 components between 0 and 1; its sRGB components may be below 0 or
  /// above 1.
  ///
  /// The matrix follows from the primaries of the two spaces, which share the white point and the transfer
  /// curve.
  ///
  /// - Parameters:
  ///   - displayP3Red: Red, from 0 to 1.
  ///   - green: Green, from 0 to 1.
  ///   - blue: Blue, from 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = (Self.light(displayP3Red), Self.light(green), Self.light(blue))
    self.init(
      red: Self.component(1.2249402 * red - 0.2249402 * green),
      green: Self.component(-0.0420570 * red + 1.0420570 * green),
      blue: Self.component(-0.0196376 * red - 0.0786361 * green + 1.0982737 * blue), alpha: alpha)
  }

  /// Creates a color from components that are proportional to light, between 0 and 1, with sRGB's primaries.
  convenience init(linearRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      red: Self.component(linearRed), green: Self.component(green), blue: Self.component(blue), alpha: alpha)
  }

  /// Returns the linear light of a component.
  private static func light(_ component: CGFloat) -> CGFloat {
    let size = abs(component)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return component < 0 ? -light : light
  }

  /// Returns the component of a linear light.
  private static func component(_ light: CGFloat) -> CGFloat {
    let size = abs(light)
    let component = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -component : component
  }
}
