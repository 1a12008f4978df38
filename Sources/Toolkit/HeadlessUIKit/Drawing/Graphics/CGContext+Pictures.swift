import Foundation

/// Pictures and gradients.
extension CGContext {
  /// Draws a picture, stretched to a rectangle.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - rect: The rectangle in current units.
  ///   - byTiling: Ignored.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    draw(image.image, in: rect)
  }

  /// Draws a picture: its recorded drawing, or its name if it was read from a file.
  func draw(_ image: UIImage, in rect: CGRect) {
    guard let picture = image.drawing else { return draw(.image(image.name, rect.applying(toDrawing))) }
    draw(picture, in: rect)
  }

  /// Draws a recorded drawing, stretched to a rectangle.
  func draw(_ picture: Drawing, in rect: CGRect) {
    guard picture.size.width > 0, picture.size.height > 0 else { return }
    let fitting = CGAffineTransform(
      scaleX: rect.width / picture.size.width, y: rect.height / picture.size.height
    ).concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    draw(picture.applying(fitting))
  }

  /// Draws a gradient along a line.
  ///
  /// - Parameters:
  ///   - gradient: The gradient.
  ///   - startPoint: The position of the first color, in current units.
  ///   - endPoint: The position of the last color, in current units.
  ///   - options: Ignored.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    draw(
      .gradient(
        gradient.colors.map(blended), gradient.locations, from: startPoint.applying(toDrawing),
        to: endPoint.applying(toDrawing), isRadial: false))
  }

  /// Draws a gradient between two circles.
  ///
  /// - Parameters:
  ///   - gradient: The gradient.
  ///   - startCenter: The center of the first color's circle, in current units.
  ///   - startRadius: Ignored.
  ///   - endCenter: The center of the last color's circle, in current units.
  ///   - endRadius: The radius of the last color's circle, in current units.
  ///   - options: Ignored.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let edge = CGPoint(x: endCenter.x + endRadius, y: endCenter.y)
    draw(
      .gradient(
        gradient.colors.map(blended), gradient.locations, from: startCenter.applying(toDrawing),
        to: edge.applying(toDrawing), isRadial: true))
  }
}

/// A gradient of colors.
///
///     let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
///     let fade = CGGradient(colorsSpace: nil, colors: colors, locations: nil)
///     if let fade {
///       UIGraphicsGetCurrentContext()?.drawLinearGradient(
///         fade, start: .zero, end: CGPoint(x: 0, y: 100), options: [])
///     }
public final class CGGradient {
  let colors: [UIColor]
  let locations: [CGFloat]

  /// Creates a gradient; `nil` if there is no ``CGColor`` among the colors.
  ///
  /// - Parameters:
  ///   - space: Ignored; all colors are in sRGB.
  ///   - colors: The colors as ``CGColor``; other values are left out.
  ///   - locations: The position of each color, from 0 to 1; `nil` for even distances.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { ($0 as? CGColor)?.color }
    guard !colors.isEmpty else { return nil }
    self.colors = colors
    let last = CGFloat(max(1, colors.count - 1))
    self.locations =
      if let locations {
        Array(UnsafeBufferPointer(start: locations, count: colors.count))
      } else {
        colors.indices.map { CGFloat($0) / last }
      }
  }

  /// Creates a gradient from components; `nil` if `count` is not positive.
  ///
  /// - Parameters:
  ///   - space: Ignored; all colors are in sRGB.
  ///   - components: Red, green, blue and opacity of each color, between 0 and 1.
  ///   - locations: The position of each color, from 0 to 1; `nil` for even distances.
  ///   - count: The number of colors.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let colors = (0..<max(0, count)).map { index in
      UIColor(
        red: components[index * 4], green: components[index * 4 + 1], blue: components[index * 4 + 2],
        alpha: components[index * 4 + 3]
      ).cgColor
    }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }
}

/// A Core Foundation list, here an array.
public typealias CFArray = [Any]

/// Whether a gradient continues beyond its ends; the values are Core Graphics'.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// Core Graphics' bits.
  public let rawValue: UInt32

  /// Creates a set of options.
  ///
  /// - Parameter rawValue: Core Graphics' bits; bits without an option are kept.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color continues before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last color continues after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// How pictures are scaled; the raw values are Core Graphics'.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  /// The context's default.
  case `default`
  /// The nearest pixel.
  case none
  /// Fast interpolation.
  case low
  /// The best interpolation.
  case high
  /// Interpolation between low and high quality.
  case medium = 4
}

/// How drawing is blended with what is behind it; the raw values are Core Graphics'.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// Covers what is behind it.
  case normal
  /// Colors are multiplied, which makes them darker.
  case multiply
  /// The opposites of colors are multiplied, which makes them lighter.
  case screen
  /// Multiplied or screened, depending on what is behind it.
  case overlay
  /// The darker of the two.
  case darken
  /// The lighter of the two.
  case lighten
  /// Brightens what is behind it.
  case colorDodge
  /// Darkens what is behind it.
  case colorBurn
  /// Darkens or lightens slightly, depending on its own color.
  case softLight
  /// Multiplied or screened, depending on its own color.
  case hardLight
  /// The difference of the two.
  case difference
  /// The difference of the two, with less contrast.
  case exclusion
  /// Its hue with the saturation and brightness of what is behind it.
  case hue
  /// Its saturation with the hue and brightness of what is behind it.
  case saturation
  /// Its hue and saturation with the brightness of what is behind it.
  case color
  /// Its brightness with the hue and saturation of what is behind it.
  case luminosity
  /// Clears what is behind it.
  case clear
  /// Replaces what is behind it.
  case copy
  /// Only where something is behind it.
  case sourceIn
  /// Only where nothing is behind it.
  case sourceOut
  /// Over what is behind it, and only there.
  case sourceAtop
  /// Behind what is there.
  case destinationOver
  /// What is behind it, only where it is.
  case destinationIn
  /// What is behind it, only where it is not.
  case destinationOut
  /// What is behind it, over it and only there.
  case destinationAtop
  /// Each where the other is not.
  case xor
  /// The sum of the two, toward black.
  case plusDarker
  /// The sum of the two, toward white.
  case plusLighter
}
