import Foundation

/// A description of a font, from which others can be derived.
public struct UIFontDescriptor: Hashable, Sendable {
  let font: UIFont

  /// The size in points.
  public var pointSize: CGFloat { font.pointSize }

  /// Whether the font is italic, bold (from semibold on) and of one width.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the description of the font with exactly the given traits; never `nil` here.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    // A font that is bold already keeps its own heavy weight.
    let weight = isBold == self.symbolicTraits.contains(.traitBold) ? font.weight : isBold ? .bold : .regular
    let changed = UIFont(
      pointSize: font.pointSize, weight: weight,
      design: symbolicTraits.contains(.traitMonoSpace) ? .monospaced : .system,
      isItalic: symbolicTraits.contains(.traitItalic), scaling: font.scaling)
    return UIFontDescriptor(font: changed)
  }

  /// A set of traits of a font; the values are UIKit's.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set of the traits with the given bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The characters are slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The strokes are heavy.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The characters have one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }
}

extension UIFont {
  /// The font's description.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }

  /// Creates the font of a description, in a size in points, or in the description's size for 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = pointSize == 0 ? descriptor.font : descriptor.font.withSize(pointSize)
    self.init(
      pointSize: font.pointSize, weight: font.weight, design: font.design, isItalic: font.isItalic,
      scaling: font.scaling)
  }
}
