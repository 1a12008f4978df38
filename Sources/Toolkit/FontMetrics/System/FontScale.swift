/// What turns the extent of a text into points: a font's size and weight.
///
///     let extent = TextExtent("Layout")
///     FontScale(size: 17, weight: .regular).points(extent)  // 51.3
///     FontScale(size: 17, weight: .bold).points(extent)  // 55.4
package struct FontScale: Hashable, Sendable {
  /// The points of a unit of San Francisco.
  private let unit: Double
  private let boldness: Double
  /// The share of the display shapes: 0 up to 17 points, 1 from 28 points on.
  private let display: Double
  /// The points that are added after each letter.
  private let tracking: Double
  private let size: Double
  /// The width of an emoji, in ems.
  private let emoji: Double
  /// The points of a unit of an app's own font.
  private let faceUnit: Double

  /// Makes the scale of a font.
  ///
  /// - Parameters:
  ///   - size: The size in points. Of one that is not a number, not finite or below 0, all text has a width of 0.
  ///   - weight: The weight.
  ///   - unitsPerEm: The units of an em in an app's own font; without effect in the system font.
  package init(size: Double, weight: FontWeight, unitsPerEm: Int = 2048) {
    let size = size.isFinite ? max(0, size) : 0
    self.size = size
    unit = size / Advance.unitsPerEm
    boldness = weight.boldness
    // Since iOS 14, letters change smoothly from text to display shapes.
    display = min(max((size - 17) / 11, 0), 1)
    tracking = size * Tracking.thousandths(at: size) / 1000
    emoji = Self.emoji(at: size)
    faceUnit = size / Double(unitsPerEm)
  }

  /// Returns the width of a letter of San Francisco in points, the same as that of its extent.
  func points(_ advance: Advance) -> Double {
    let units =
      Double(advance.regular) + boldness * Double(advance.boldDelta) + display * Double(advance.displayDelta)
    return unit * units + (advance.regular == 0 ? 0 : tracking)
  }

  /// Returns the width of text in points, not rounded.
  ///
  /// The same characters always have the same width, in whichever parts they are measured.
  package func points(_ extent: TextExtent) -> Double {
    let units =
      Double(extent.regular) + boldness * Double(extent.boldDelta) + display * Double(extent.displayDelta)
    var points = unit * units + tracking * Double(extent.tracked)
    // Most texts have letters of the system font only.
    if extent.ideographs != 0 { points += size * Self.ideograph * Double(extent.ideographs) / 2 }
    if extent.emoji != 0 { points += size * emoji * Double(extent.emoji) }
    if extent.faceUnits != 0 { points += faceUnit * Double(extent.faceUnits) }
    return points
  }
}

extension FontScale {
  /// The width of an ideograph, a syllable or a full-width form in ems: on recent iOS, a line of them at 17 points.
  private static let ideograph = 1.02

  /// The width of an emoji in ems: one label at 38 points is 1.13 ems wide; the rest is an estimate.
  private static func emoji(at size: Double) -> Double {
    let (small, large) = (1.25, 1.13)
    return small + (large - small) * min(max((size - 24) / (38 - 24), 0), 1)
  }
}
