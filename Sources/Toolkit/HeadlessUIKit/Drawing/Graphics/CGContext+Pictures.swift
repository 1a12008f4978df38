import Foundation

/// Pictures and gradients.
extension CGContext {
  /// Draws a picture in a rectangle.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    draw(image.image, in: rect)
  }

  /// Draws a picture: what was drawn into it, or its name for one that was read.
  func draw(_ image: UIImage, in rect: CGRect) {
    guard let picture = image.drawing else { return draw(.image(image.name, rect.applying(toDrawing))) }
    draw(picture, in: rect)
  }

  /// Draws what was drawn elsewhere, stretched into a rectangle.
  func draw(_ picture: Drawing, in rect: CGRect) {
    guard picture.size.width > 0, picture.size.height > 0 else { return }
    let fitting = CGAffineTransform(
      scaleX: rect.width / picture.size.width, y: rect.height / picture.size.height
    ).concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    draw(picture.applying(fitting))
  }

  /// Draws a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    draw(
      .gradient(
        gradient.colors.map(blended), gradient.locations, from: startPoint.applying(toDrawing),
        to: endPoint.applying(toDrawing), isRadial: false))
  }

  /// Draws a gradient between two circles, of which the middles and the outer radius count here.
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

/// Colors that change along a line.
public final class CGGradient {
  let colors: [UIColor]
  let locations: [CGFloat]

  /// Makes a gradient of colors, evenly or at positions from 0 to 1; `nil` without any ``CGColor``.
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

  /// Makes a gradient of components, four for each color; `nil` without colors.
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

/// A list of Core Foundation, which is an array here.
public typealias CFArray = [Any]

/// Whether a gradient goes on beyond its ends; the values are Core Graphics'.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// Core Graphics' bits.
  public let rawValue: UInt32

  /// Creates options from Core Graphics' bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last color goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// How pictures of another size are made; the raw values are Core Graphics'.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  /// As the context decides.
  case `default`
  /// By the nearest pixel.
  case none
  /// Quickly.
  case low
  /// Better.
  case high
  /// Between low and high.
  case medium = 4
}

/// How things are mixed with what is behind them; the raw values are Core Graphics'.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// It covers what is behind it.
  case normal
  /// Colors are multiplied, which makes them darker.
  case multiply
  /// The opposites of colors are multiplied, which makes them lighter.
  case screen
  /// Multiplied or screened, by what is behind it.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// What is behind it is brightened.
  case colorDodge
  /// What is behind it is darkened.
  case colorBurn
  /// Darkened or lightened a little, by its own color.
  case softLight
  /// Multiplied or screened, by its own color.
  case hardLight
  /// The difference of both.
  case difference
  /// The difference of both with less contrast.
  case exclusion
  /// Its hue with the saturation and brightness of what is behind it.
  case hue
  /// Its saturation with the hue and brightness of what is behind it.
  case saturation
  /// Its hue and saturation with the brightness of what is behind it.
  case color
  /// Its brightness with the hue and saturation of what is behind it.
  case luminosity
  /// Nothing.
  case clear
  /// It replaces what is behind it.
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
  /// What is behind it over it, and only there.
  case destinationAtop
  /// Each only where the other is not.
  case xor
  /// The sum of both, toward black.
  case plusDarker
  /// The sum of both, toward white.
  case plusLighter
}
