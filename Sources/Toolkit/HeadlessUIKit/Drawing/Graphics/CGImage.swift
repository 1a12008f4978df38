import Foundation

/// A picture of Core Graphics, of which name, size and recorded drawing are known.
public final class CGImage: Hashable, @unchecked Sendable {
  /// The picture of UIKit with the same content.
  package let image: UIImage
  private let part: CGRect

  init(image: UIImage) {
    self.image = image
    part = CGRect(origin: .zero, size: image.size)
  }

  public static func == (left: CGImage, right: CGImage) -> Bool { left.image == right.image }

  public func hash(into hasher: inout Hasher) { hasher.combine(image) }

  /// The width in pixels, one for each point.
  public var width: Int { Int(part.width) }

  /// The height in pixels, one for each point.
  public var height: Int { Int(part.height) }

  /// The bits of a color's component.
  public var bitsPerComponent: Int { 8 }

  /// The bits of a pixel.
  public var bitsPerPixel: Int { 32 }

  /// The bytes of a row of pixels.
  public var bytesPerRow: Int { width * 4 }

  /// The colors' space.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// Where in a pixel the opacity is.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  /// How a pixel is made up.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// Returns a part of the picture, as drawing of that size; `nil` for a part that is not in it.
  public func cropping(to rect: CGRect) -> CGImage? {
    let rect = rect.intersection(part)
    guard !rect.isEmpty else { return nil }
    let context = CGContext(size: rect.size)
    context.clip(to: CGRect(origin: .zero, size: rect.size))
    context.draw(image, in: part.offsetBy(dx: -rect.minX, dy: -rect.minY))
    return context.makeImage()
  }

  /// Returns an equal picture.
  public func copy() -> CGImage? { self }
}

/// A space of colors, by its name.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of a space.
  public let name: String?

  fileprivate init(known name: String) { self.name = name }

  /// Makes a space by its name; `nil` for an empty one.
  public convenience init?(name: String) {
    guard !name.isEmpty else { return nil }
    self.init(known: name)
  }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The standard space for screens.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The standard space with components beyond 0 and 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The space of Apple's wide screens.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Grays.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// Grays without a curve.
  public static let linearGray = "kCGColorSpaceLinearGray"

  /// The number of components without opacity.
  public var numberOfComponents: Int { name?.contains("Gray") == true ? 1 : 3 }
}

/// Returns the device's space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { deviceRGB }

/// Returns the device's space of grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { deviceGray }

private let deviceRGB = CGColorSpace(known: "kCGColorSpaceDeviceRGB")
private let deviceGray = CGColorSpace(known: "kCGColorSpaceDeviceGray")

/// Where in a pixel the opacity is; the raw values are Core Graphics'.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  /// Nowhere.
  case none
  /// Last, and multiplied into the colors.
  case premultipliedLast
  /// First, and multiplied into the colors.
  case premultipliedFirst
  /// Last.
  case last
  /// First.
  case first
  /// Nowhere; the last byte is skipped.
  case noneSkipLast
  /// Nowhere; the first byte is skipped.
  case noneSkipFirst
  /// There is nothing else.
  case alphaOnly
}

/// How a pixel is made up; the values are Core Graphics'.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// Core Graphics' bits.
  public let rawValue: UInt32

  /// Creates a description from Core Graphics' bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits that hold a ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are fractions.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// Bytes in the processor's usual order.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// Two bytes, the lower one first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Four bytes, the lowest one first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Two bytes, the higher one first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Four bytes, the highest one first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
