import FontMetrics
import Foundation

/// A description of a font, from which others can be derived.
///
///     let regular = UIFont.systemFont(ofSize: 17).fontDescriptor
///     let both = regular.withSymbolicTraits([.traitBold, .traitItalic])!
///     label.font = UIFont(descriptor: both, size: 0)  // bold and italic, 17 points
public struct UIFontDescriptor: Hashable, Sendable {
  let font: UIFont

  /// The size in points.
  public var pointSize: CGFloat { font.pointSize }

  /// Whether the font is italic, bold (semibold or heavier) or monospaced.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the description of the font with other traits.
  ///
  /// - Parameter symbolicTraits: All traits of the result: without `.traitBold`, a bold font
  ///   becomes regular.
  /// - Returns: The description; `nil` if the font is one of the app's own families, which has no such face.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let isItalic = symbolicTraits.contains(.traitItalic)
    // A font that is bold already keeps its own heavy weight.
    let keepsWeight = isBold == self.symbolicTraits.contains(.traitBold)
    if let face = font.face {
      return relative(of: face, isBold: isBold, isItalic: isItalic).map {
        UIFontDescriptor(font: UIFont($0, size: font.pointSize, scaling: font.scaling))
      }
    }
    let design: FontDesign =
      symbolicTraits.contains(.traitMonoSpace)
      ? .monospaced : font.design == .monospaced ? .system : font.design
    let changed = UIFont(
      pointSize: font.pointSize, weight: keepsWeight ? font.weight : isBold ? .bold : .regular,
      design: design,
      isItalic: isItalic, scaling: font.scaling)
    return UIFontDescriptor(font: changed)
  }

  /// Returns the face of the same family with traits whose weight is the nearest to the expected one: 700 if bold
  /// appears, 400 if it disappears, otherwise its own.
  private func relative(of face: FontFace, isBold: Bool, isItalic: Bool) -> FontFace? {
    let keepsWeight = isBold == symbolicTraits.contains(.traitBold)
    let wanted = keepsWeight ? face.weight : isBold ? 700 : 400
    let candidates = FontFace.registered.filter {
      $0.family == face.family && $0.isItalic == isItalic && ($0.weight >= 600) == isBold
    }
    return candidates.min { abs($0.weight - wanted) < abs($1.weight - wanted) }
  }

  /// Returns the description of a text style's font.
  ///
  /// - Parameter style: The style; the size is the user's preferred one.
  @MainActor
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the description of a text style's font in the text size of `traitCollection`, or in
  /// the user's if that is `nil` or unspecified.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - traitCollection: The text size; the user's if it is `nil` or unspecified.
  @MainActor
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// Returns the description of the same font in another size.
  ///
  /// - Parameter newPointSize: The size in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font: font.withSize(newPointSize))
  }

  /// Returns the description of the font in a design; never `nil` here.
  ///
  /// - Parameter design: The shapes of the characters. Those of `rounded` and `serif` are as wide as the usual ones
  ///   here, because their widths are not known.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(
      font: UIFont(
        pointSize: font.pointSize, weight: font.weight, design: design.shapes, isItalic: font.isItalic,
        scaling: font.scaling))
  }

  /// Returns the description with additional attributes.
  ///
  /// - Parameter attributes: The attributes by name; all but the size, a `CGFloat`, are ignored
  ///   here.
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    (attributes[.size] as? CGFloat).map(withSize) ?? self
  }

  /// The shapes of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Creates a design by its name.
    ///
    /// - Parameter rawValue: UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual shapes.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Shapes with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Round shapes.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Shapes of equal width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    fileprivate var shapes: FontDesign {
      switch self {
      case .monospaced: .monospaced
      case .rounded: .rounded
      case .serif: .serif
      default: .system
      }
    }
  }

  /// The name of an attribute of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Creates a name.
    ///
    /// - Parameter rawValue: UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The settings of features.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The key of a feature of a font.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Creates a key.
    ///
    /// - Parameter rawValue: UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The feature.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The setting.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The former name of `type`.
    public static let featureIdentifier = type
    /// The former name of `selector`.
    public static let typeIdentifier = selector
  }

  /// A set of traits of a font; the values are UIKit's.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set of traits.
    ///
    /// - Parameter rawValue: A sum of traits' values; unknown bits are kept.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The characters are slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The strokes are heavy.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The characters have equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }
}

extension UIFont {
  /// The font's description.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }

  /// Creates the font of a description.
  ///
  /// - Parameters:
  ///   - descriptor: The font to create.
  ///   - pointSize: The size in points; 0 is the description's own size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = pointSize == 0 ? descriptor.font : descriptor.font.withSize(pointSize)
    self.init(
      pointSize: font.pointSize, weight: font.weight, design: font.design, isItalic: font.isItalic,
      scaling: font.scaling, faceName: font.faceName, face: font.face)
  }
}
