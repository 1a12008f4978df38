import Foundation

/// The components of a color under the current traits.
extension UIColor {
  /// Writes the components under the current traits, each from 0 to 1 for a color in sRGB.
  ///
  /// - Parameters:
  ///   - red: Receives red; `nil` to leave it out.
  ///   - green: Receives green; `nil` to leave it out.
  ///   - blue: Receives blue; `nil` to leave it out.
  ///   - alpha: Receives the opacity; `nil` to leave it out.
  /// - Returns: Whether the color has these components; `true` for every color here.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = currentComponents
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  /// Writes the components under the current traits, each from 0 to 1.
  ///
  /// - Parameters:
  ///   - hue: Receives the hue, 0 for a gray; `nil` to leave it out.
  ///   - saturation: Receives the saturation; `nil` to leave it out.
  ///   - brightness: Receives the brightness; `nil` to leave it out.
  ///   - alpha: Receives the opacity; `nil` to leave it out.
  /// - Returns: Whether the color has these components; `true` for every color here.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (parts, color) = (currentComponents, HueColor(currentComponents))
    hue?.pointee = color.hue
    saturation?.pointee = color.saturation
    brightness?.pointee = color.brightness
    alpha?.pointee = parts.alpha
    return true
  }

  /// Writes the components of a gray under the current traits, each from 0 to 1.
  ///
  /// - Parameters:
  ///   - white: Receives the white level; `nil` to leave it out.
  ///   - alpha: Receives the opacity; `nil` to leave it out.
  /// - Returns: Whether the color is a gray; for other colors nothing is written.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = currentComponents
    guard parts.red == parts.green, parts.green == parts.blue else { return false }
    white?.pointee = parts.red
    alpha?.pointee = parts.alpha
    return true
  }
}

/// A color by its position on the color wheel, with all components from 0 to 1.
struct HueColor: Hashable, Sendable {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  func components(alpha: CGFloat) -> UIColor.Components {
    UIColor.Components(red: part(at: 5), green: part(at: 3), blue: part(at: 1), alpha: alpha)
  }

  /// Returns the component whose peak begins a number of sixths of the wheel away.
  private func part(at offset: CGFloat) -> CGFloat {
    // A component falls for a sixth of the wheel, is low for two, rises for one, is high for two.
    let sixths = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
    return brightness * (1 - saturation * max(0, min(sixths, 4 - sixths, 1)))
  }
}

extension HueColor {
  init(_ parts: UIColor.Components) {
    brightness = max(parts.red, parts.green, parts.blue)
    let range = brightness - min(parts.red, parts.green, parts.blue)
    saturation = brightness == 0 ? 0 : range / brightness
    // A gray has no hue; UIKit reports 0.
    hue = range == 0 ? 0 : Self.hue(of: parts, brightness: brightness, range: range)
  }

  private static func hue(of parts: UIColor.Components, brightness: CGFloat, range: CGFloat) -> CGFloat {
    let sixths =
      switch brightness {
      case parts.red: (parts.green - parts.blue) / range
      case parts.green: (parts.blue - parts.red) / range + 2
      default: (parts.red - parts.green) / range + 4
      }
    return (sixths < 0 ? sixths + 6 : sixths) / 6
  }
}
