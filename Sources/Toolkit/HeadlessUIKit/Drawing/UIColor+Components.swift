import Foundation

/// The parts of a color under the traits in effect.
extension UIColor {
  /// Tells red, green, blue and opacity; a part whose pointer is `nil` is left out.
  ///
  /// - Returns: Whether the color has such parts: it always has.
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

  /// Tells hue, saturation, brightness and opacity; a part whose pointer is `nil` is left out.
  ///
  /// - Returns: Whether the color has such parts: it always has.
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

  /// Tells how white a color is, and its opacity.
  ///
  /// - Returns: Whether the color is a gray; other colors tell nothing.
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

/// A color by its place on the color wheel: all parts from 0 to 1.
struct HueColor: Hashable, Sendable {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  func components(alpha: CGFloat) -> UIColor.Components {
    UIColor.Components(red: part(at: 5), green: part(at: 3), blue: part(at: 1), alpha: alpha)
  }

  /// The part of the color whose peak begins so many sixths of the wheel away.
  private func part(at offset: CGFloat) -> CGFloat {
    let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
    return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
  }
}

extension HueColor {
  init(_ parts: UIColor.Components) {
    brightness = max(parts.red, parts.green, parts.blue)
    let range = brightness - min(parts.red, parts.green, parts.blue)
    saturation = brightness == 0 ? 0 : range / brightness
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
