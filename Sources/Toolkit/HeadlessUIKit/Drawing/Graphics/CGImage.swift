import Foundation

/// A Core Graphics picture, with a name, a size and a recorded drawing, but no pixels.
///
///     let picture = UIImage(named: "Logo", size: CGSize(width: 40, height: 20)).cgImage
///     let half = picture?.cropping(to: CGRect(x: 20, y: 0, width: 40, height: 20))
///     half?.width // 20, since only what is inside the picture is kept
public final class CGImage: Hashable, @unchecked Sendable {
  /// The UIKit picture with the same content.
  package let image: UIImage
  private let part: CGRect

  init(image: UIImage) {
    self.image = image
    part = CGRect(origin: .zero, size: image.size)
  }

  public static func == (left: CGImage, right: CGImage) -> Bool { left.image == right.image }

  public func hash(into hasher: inout Hasher) { hasher.combine(image) }

  /// The width in pixels, one per point.
  public var width: Int { Int(part.width) }

  /// The height in pixels, one per point.
  public var height: Int { Int(part.height) }

  /// The bits per color component.
  public var bitsPerComponent: Int { 8 }

  /// The bits per pixel.
  public var bitsPerPixel: Int { 32 }

  /// The bytes per row of pixels.
  public var bytesPerRow: Int { width * 4 }

  /// The color space.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// The position of the opacity in a pixel.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  /// The layout of a pixel.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// Returns a part of the picture as a drawing of that size; `nil` if the part is outside of the picture.
  ///
  /// - Parameter rect: The part in pixels from the upper left corner; only what is inside the picture is kept.
  public func cropping(to rect: CGRect) -> CGImage? {
    let rect = rect.intersection(part)
    guard !rect.isEmpty else { return nil }
    let context = CGContext(size: rect.size)
    context.clip(to: CGRect(origin: .zero, size: rect.size))
    context.draw(image, in: part.offsetBy(dx: -rect.minX, dy: -rect.minY))
    return context.makeImage()
  }

  /// Returns the picture itself, which never changes.
  public func copy() -> CGImage? { self }
}

/// A color space, identified by its name.
///
///     CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents // 3
///     CGColorSpaceCreateDeviceGray().numberOfComponents // 1
public final class CGColorSpace: Hashable, Sendable {
  /// Core Graphics' name of the color space.
  public let name: String?

  fileprivate init(known name: String) { self.name = name }

  /// Creates a color space by its name.
  ///
  /// - Parameter name: A name such as ``sRGB``; others are not checked, but an empty one gives
  ///   `nil`.
  public convenience init?(name: String) {
    guard !name.isEmpty else { return nil }
    self.init(known: name)
  }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The standard color space of screens.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// sRGB with components beyond 0 and 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The wide color space of Apple's screens.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Grays.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// Grays with linear components.
  public static let linearGray = "kCGColorSpaceLinearGray"

  /// The number of components, without opacity.
  public var numberOfComponents: Int { name?.contains("Gray") == true ? 1 : 3 }
}

/// Returns the device's RGB color space.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { deviceRGB }

/// Returns the device's gray color space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { deviceGray }

private let deviceRGB = CGColorSpace(known: "kCGColorSpaceDeviceRGB")
private let deviceGray = CGColorSpace(known: "kCGColorSpaceDeviceGray")

/// The position of the opacity in a pixel; the raw values are Core Graphics'.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  /// No opacity.
  case none
  /// Last, and multiplied into the colors.
  case premultipliedLast
  /// First, and multiplied into the colors.
  case premultipliedFirst
  /// Last.
  case last
  /// First.
  case first
  /// No opacity; the last byte is skipped.
  case noneSkipLast
  /// No opacity; the first byte is skipped.
  case noneSkipFirst
  /// Only opacity, without color.
  case alphaOnly
}

/// The layout of a pixel; the values are Core Graphics'.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// Core Graphics' bits.
  public let rawValue: UInt32

  /// Creates a description of a pixel.
  ///
  /// - Parameter rawValue: Core Graphics' bits; bits without a meaning are kept.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits that hold a ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The processor's byte order.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// 16 bits, little-endian.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// 32 bits, little-endian.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// 16 bits, big-endian.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// 32 bits, big-endian.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
