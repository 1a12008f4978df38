/// The metrics of one font: how wide each character is, and how high a line.
///
///     let face = FontFace(
///       name: "Avenir-Heavy", family: "Avenir", weight: 800, unitsPerEm: 1000, ascent: 1000, descent: -366,
///       capHeight: 708, xHeight: 468, advances: ["H": 740, "i": 246])
///     let points = Double(face.advance(of: "H") ?? 0) / Double(face.unitsPerEm) * 17
///
/// All lengths are in units of the face; ``unitsPerEm`` of them are the font's size. Kerning, ligatures and other
/// shaping are left out: a text's width is the sum of its characters' advances. Faces usually come from a
/// ``FontFamily``, which `showcase font` makes of a font's file.
public struct FontFace: Hashable, Sendable {
  /// The PostScript name, such as `Avenir-Heavy`, by which `UIFont` finds it.
  public let name: String
  /// The name of the family, such as `Avenir`.
  public internal(set) var family: String
  /// The weight as in CSS, 1...1000: 400 is regular, 700 is bold.
  public let weight: Int
  /// Whether the face is slanted.
  public let isItalic: Bool
  /// How many units the font's size has, 16...16384.
  public let unitsPerEm: Int
  /// How far a line reaches above its baseline.
  public let ascent: Int
  /// How far a line reaches below its baseline, as a negative number.
  public let descent: Int
  /// The space between two lines; often 0.
  public let lineGap: Int
  /// The height of capital letters.
  public let capHeight: Int
  /// The height of small letters such as `x`.
  public let xHeight: Int
  /// The advances of all characters.
  package let advances: ScalarAdvances

  /// Creates a face from its metrics, in units of the face.
  ///
  /// A number outside of its range is replaced by the nearest one of the range.
  ///
  /// - Parameters:
  ///   - name: The PostScript name.
  ///   - family: The name of the family.
  ///   - weight: The weight, 1...1000; 400, the regular one, by default.
  ///   - isItalic: Whether the face is slanted; it is not by default.
  ///   - unitsPerEm: How many units the font's size has, 16...16384; 1000 by default.
  ///   - ascent: How far a line reaches above its baseline, -32768...32767 as for all heights.
  ///   - descent: How far a line reaches below its baseline, as a negative number.
  ///   - lineGap: The space between two lines; 0 by default.
  ///   - capHeight: The height of capital letters.
  ///   - xHeight: The height of small letters.
  ///   - advances: The advances of all characters, 0...65535.
  public init(
    name: String, family: String, weight: Int = 400, isItalic: Bool = false, unitsPerEm: Int = 1000,
    ascent: Int, descent: Int, lineGap: Int = 0, capHeight: Int, xHeight: Int,
    advances: [Unicode.Scalar: Int]
  ) {
    self.init(
      name: name, family: family, weight: weight, isItalic: isItalic, unitsPerEm: unitsPerEm, ascent: ascent,
      descent: descent, lineGap: lineGap, capHeight: capHeight, xHeight: xHeight,
      advances: ScalarAdvances(advances))
  }

  /// Creates a face from advances in runs; see the other initializer.
  package init(
    name: String, family: String, weight: Int, isItalic: Bool, unitsPerEm: Int, ascent: Int, descent: Int,
    lineGap: Int, capHeight: Int, xHeight: Int, advances: ScalarAdvances
  ) {
    self.name = name
    self.family = family
    self.weight = weight.limited(to: Self.weights)
    self.isItalic = isItalic
    self.unitsPerEm = unitsPerEm.limited(to: Self.unitCounts)
    self.ascent = ascent.limited(to: Self.heights)
    self.descent = descent.limited(to: Self.heights)
    self.lineGap = lineGap.limited(to: Self.heights)
    self.capHeight = capHeight.limited(to: Self.heights)
    self.xHeight = xHeight.limited(to: Self.heights)
    self.advances = advances
  }

  /// Returns the advance of a character in units of the face.
  ///
  /// - Parameter scalar: The character.
  /// - Returns: The distance to the next character; `nil` if the face lacks the character.
  public func advance(of scalar: Unicode.Scalar) -> Int? { advances[scalar] }

  /// The number of characters that the face has.
  public var characterCount: Int { advances.count }
}

extension FontFace {
  /// The weights that a face may have.
  package static let weights = 1...1000
  /// The units that an em may have.
  package static let unitCounts = 16...16384
  /// The numbers that a height may be.
  package static let heights = -32768...32767
  /// The numbers that an advance may be.
  package static let widths = 0...65535
}

extension Int {
  /// Returns the nearest number of a range.
  fileprivate func limited(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
