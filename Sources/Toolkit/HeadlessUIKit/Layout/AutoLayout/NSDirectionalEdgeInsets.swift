import Foundation

/// Distances inward from the edges of a rectangle, with sides named by the reading direction.
///
///     view.directionalLayoutMargins = NSDirectionalEdgeInsets(
///       top: 8, leading: 16, bottom: 8, trailing: 4)
///     view.layoutMargins.left // 16 in English, 4 in Arabic
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the edge where lines begin, in points.
  public var leading: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the edge where lines end, in points.
  public var trailing: CGFloat

  /// Creates insets from four distances; negative ones are outward.
  ///
  /// - Parameters:
  ///   - top: The points from the top edge.
  ///   - leading: The points from the edge where lines begin.
  ///   - bottom: The points from the bottom edge.
  ///   - trailing: The points from the edge where lines end.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Creates insets of 0 points.
  public init() {
    self = .zero
  }

  /// Insets of 0 points.
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
}

extension NSDirectionalEdgeInsets {
  /// Creates insets from ones with left and right sides.
  init(_ insets: UIEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }

  /// Returns the insets with left and right sides.
  func resolved(in direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let isMirrored = direction == .rightToLeft
    return UIEdgeInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom, right: isMirrored ? leading : trailing)
  }

  /// Returns the larger of two insets at each edge.
  func atLeast(_ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: max(top, other.top), leading: max(leading, other.leading), bottom: max(bottom, other.bottom),
      trailing: max(trailing, other.trailing))
  }
}
