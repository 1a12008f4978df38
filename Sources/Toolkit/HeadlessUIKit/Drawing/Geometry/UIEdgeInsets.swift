import Foundation

/// Distances inward from the edges of a rectangle, in points; negative ones are outward.
///
///     let insets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
///     CGRect(x: 0, y: 0, width: 100, height: 50).inset(by: insets) // (10, 5, 80, 40)
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// Creates insets from four distances; negative ones are outward.
  ///
  /// - Parameters:
  ///   - top: The points from the top edge.
  ///   - left: The points from the left edge, in every reading direction.
  ///   - bottom: The points from the bottom edge.
  ///   - right: The points from the right edge, in every reading direction.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Creates insets of zero.
  public init() {
    self = .zero
  }

  /// Insets of zero on every edge.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Returns the sum of two insets, edge by edge.
  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}

extension CGRect {
  /// Returns the rectangle without its insets.
  ///
  /// - Parameter insets: The distances inward; those that are larger than the rectangle give a
  ///   negative size.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
