import FontMetrics
import Foundation

/// The system font in a size, weight and design, or a font of an app's own.
///
/// Text is as wide as on an iPhone: to about half a percent in Latin letters, and estimated in other scripts and in
/// the designs `rounded`, `serif` and `monospaced`. A font of another family has the metrics of its `FontFace` if
/// the app registered one (``ApplicationEnvironment/fontFamilies``), otherwise its own name and the system font's
/// metrics.
///
///     let font = UIFont.systemFont(ofSize: 13, weight: .semibold)
///     font.name  // "semibold-13"
///     font.fontName  // ".SFUI-Semibold"
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let mark = AttributeValueMark()
  /// The size in points.
  public let pointSize: CGFloat
  let weight: Weight
  let design: FontDesign
  let isItalic: Bool
  /// How the size follows the user's text size; `nil` for a fixed size.
  let scaling: Scaling?
  /// The face's name; `nil` for the system font.
  let faceName: String?
  /// The face's metrics, if the app registered them.
  let face: FontFace?
  /// Measures text in the font.
  let ruler: FontRuler

  /// Creates a font.
  ///
  /// - Parameter pointSize: The size in points; one that is negative or not finite becomes 0, and text has no size.
  init(
    pointSize: CGFloat, weight: Weight = .regular, design: FontDesign = .system, isItalic: Bool = false,
    scaling: Scaling? = nil, faceName: String? = nil, face: FontFace? = nil
  ) {
    let pointSize = pointSize.isFinite ? max(0, pointSize) : 0
    (self.pointSize, self.weight, self.design, self.isItalic) = (pointSize, weight, design, isItalic)
    (self.scaling, self.faceName, self.face) = (scaling, faceName, face)
    ruler = FontRuler(
      face.map { .face($0) } ?? .system(design), size: Double(pointSize), weight: weight.step)
    super.init()
  }

  /// Returns whether `object` is a font that looks the same, even if only one of them follows the
  /// text size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight && design == other.design
      && isItalic == other.isItalic && faceName == other.faceName && face?.name == other.face?.name
  }

  open override var hash: Int {
    // Most fonts differ in size or weight.
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }

  /// The font's name, as trees print it.
  open override var description: String { name }

  /// Returns the font itself, which never changes.
  ///
  /// - Parameter zone: Ignored.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIFont {
  /// The default size of a label's font, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of buttons' titles in points, as UIKit reports it.
  public static let buttonFontSize: CGFloat = 18
  /// The small size of the system font, in points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The usual size of the system font, in points.
  public static let systemFontSize: CGFloat = 14

  /// Returns the system font in a size in points, in the regular weight by default.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight; regular by default. One between two faces has the lighter face.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// Returns the bold system font.
  ///
  /// - Parameter size: The size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size, weight: .bold)
  }

  /// Returns the italic system font in the regular weight.
  ///
  /// - Parameter size: The size in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size, isItalic: true)
  }

  /// Returns the system font with characters of equal width.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight. One between two faces has the lighter face.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size, weight: weight, design: .monospaced)
  }

  /// Returns the system font with digits of equal width.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight. One between two faces has the lighter face.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size, weight: weight, design: .monospacedDigit)
  }

  /// Returns the font in another size, which no longer follows the user's text size.
  ///
  /// - Parameter fontSize: The size in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont { resized(to: fontSize, scaling: nil) }

  func resized(to pointSize: CGFloat, scaling: Scaling?) -> UIFont {
    UIFont(
      pointSize: pointSize, weight: weight, design: design, isItalic: isItalic, scaling: scaling,
      faceName: faceName, face: face)
  }
}

extension UIFont {
  /// Weight, design, slant and size, as trees print them: `semibold-13`,
  /// `regular-monospaced-italic-12.5`.
  public var name: String {
    if let faceName { return "\(faceName)-\(sizeName)" }
    let design = design == .system ? [] : [design.rawValue]
    return ([weight.name] + design + (isItalic ? ["italic"] : []) + [sizeName]).joined(separator: "-")
  }

  /// The size with at most two decimals.
  private var sizeName: String {
    let size = (pointSize * 100).rounded() / 100
    return size == size.rounded() && abs(size) < 1e15 ? "\(Int(size))" : "\(size)"
  }

  /// The family's name as UIKit reports it.
  public var familyName: String {
    if let face { return face.family }
    if let faceName { return String(faceName.prefix { $0 != "-" }) }
    return switch design {
    case .monospaced: ".AppleSystemUIFontMonospaced"
    case .rounded: ".AppleSystemUIFontRounded"
    case .serif: ".AppleSystemUIFontSerif"
    case .system, .monospacedDigit: ".AppleSystemUIFont"
    }
  }

  /// The face's name as UIKit reports it: `.SFUI-Semibold`.
  public var fontName: String {
    if let faceName { return faceName }
    let family =
      switch design {
      case .monospaced: ".SFMono"
      case .rounded: ".SFUIRounded"
      case .serif: ".NewYork"
      case .system, .monospacedDigit: ".SFUI"
      }
    let italic = isItalic ? "Italic" : ""
    return family + "-" + weight.name.prefix(1).uppercased() + weight.name.dropFirst() + italic
  }
}
