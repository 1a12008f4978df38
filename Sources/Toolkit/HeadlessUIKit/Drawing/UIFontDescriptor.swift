import Foundation

/// What a font looks like, apart from where it is used.
public struct UIFontDescriptor: Hashable, Sendable {
  let font: UIFont

  public var pointSize: CGFloat { font.pointSize }

  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same font with exactly the given traits.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let weight = isBold == self.symbolicTraits.contains(.traitBold) ? font.weight : isBold ? .bold : .regular
    let changed = UIFont(
      pointSize: font.pointSize, weight: weight,
      design: symbolicTraits.contains(.traitMonoSpace) ? .monospaced : .system,
      isItalic: symbolicTraits.contains(.traitItalic), scaling: font.scaling)
    return UIFontDescriptor(font: changed)
  }

  /// Traits that can be combined; the values are UIKit's.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }
}

extension UIFont {
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }

  /// Makes the font that a descriptor describes, in the given size, or in the descriptor's own for 0.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self = pointSize == 0 ? descriptor.font : descriptor.font.withSize(pointSize)
  }
}
