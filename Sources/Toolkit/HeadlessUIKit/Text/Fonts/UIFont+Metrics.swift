import FontMetrics
import Foundation

/// The heights of lines: of the system font in 2048ths of its size, as iOS has them in all weights and designs, or of
/// an app's own font by its table.
extension UIFont {
  /// The height above the baseline, in points.
  public var ascender: CGFloat { height(\.ascent, ofSystem: 1950) }

  /// The depth below the baseline in points, as a negative number.
  public var descender: CGFloat { height(\.descent, ofSystem: -494) }

  /// The height of a line of text in points: ascent and descent together.
  ///
  /// UIKit rounds it up to whole pixels where it lays text out: 20.287 points at 17 become 20.333 on a screen of three
  /// pixels a point.
  public var lineHeight: CGFloat {
    face == nil ? pointSize * 2444 / 2048 : max(0, ascender - descender)
  }

  /// The height of capital letters, in points.
  public var capHeight: CGFloat { height(\.capHeight, ofSystem: 1443) }

  /// The height of a lowercase x, in points.
  public var xHeight: CGFloat { height(\.xHeight, ofSystem: 1078) }

  /// The space between lines beyond their height, in points: 0 in the system font.
  public var leading: CGFloat { height(\.lineGap, ofSystem: 0) }

  private func height(_ height: KeyPath<FontFace, Int>, ofSystem units: CGFloat) -> CGFloat {
    guard let face else { return pointSize * units / 2048 }
    return pointSize * CGFloat(face[keyPath: height]) / CGFloat(face.unitsPerEm)
  }

  /// Returns the width of a line of text in points, not rounded.
  func width(of line: Substring) -> CGFloat { CGFloat(ruler.width(of: line)) }

  /// Returns the width of a line of text in points, not rounded.
  func width(of line: String) -> CGFloat { width(of: line[...]) }
}
