import Foundation

/// Where letters stand in their lines.
extension TextLayout {
  /// The distance of the first line's baseline below the top, in points.
  var firstAscent: CGFloat { lines.first.map(text.ascent) ?? 0 }

  /// The distance of the last line's baseline above the bottom, in points.
  var lastDescent: CGFloat { descent(ofLine: lines.count) }

  /// Returns how far a line reaches below its baseline, in points.
  ///
  /// - Parameter number: The line, from 1 on; 0, or a line after the last one, is the last one.
  func descent(ofLine number: Int) -> CGFloat {
    let index = number > 0 ? min(number, lines.count) - 1 : lines.count - 1
    return index >= 0 ? text.descent(of: lines[index]) : 0
  }
}
