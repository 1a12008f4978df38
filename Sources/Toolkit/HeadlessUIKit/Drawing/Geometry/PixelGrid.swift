import Foundation

/// The pixel grid of a screen, on which lengths are whole numbers of pixels.
///
///     PixelGrid(scale: 3).roundUp(10.1)  // 10 1/3
///     PixelGrid(scale: 3).round(10.1)  // 10
struct PixelGrid: Hashable, Sendable {
  /// The pixels per point: 2 or 3.
  var scale: CGFloat

  /// Returns the smallest length on the grid that is at least `length`, as UIKit sizes text.
  ///
  /// A thousandth of a pixel is tolerated, so that rounding errors of sums do not add a pixel.
  func roundUp(_ length: CGFloat) -> CGFloat {
    (length * scale - 0.001).rounded(.up) / scale
  }

  /// Returns the nearest length on the grid.
  func round(_ length: CGFloat) -> CGFloat {
    (length * scale).rounded() / scale
  }
}
