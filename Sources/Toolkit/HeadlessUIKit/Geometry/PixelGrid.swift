import Foundation

/// The pixel grid of a screen: lengths as whole numbers of device pixels.
struct PixelGrid: Hashable, Sendable {
  /// Pixels a point: 2 or 3.
  var scale: CGFloat

  /// The smallest length on the grid that holds `length`, as UIKit sizes text.
  ///
  /// A thousandth of a pixel is forgiven, so that sums of binary fractions do not grow by one pixel.
  func roundUp(_ length: CGFloat) -> CGFloat {
    (length * scale - 0.001).rounded(.up) / scale
  }

  /// The nearest length on the grid.
  func round(_ length: CGFloat) -> CGFloat {
    (length * scale).rounded() / scale
  }
}
