import Foundation

/// A distance in both directions, in points.
public struct UIOffset: Hashable, Sendable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance downward.
  public var vertical: CGFloat

  /// Creates a distance; zero by default.
  ///
  /// - Parameters:
  ///   - horizontal: The points to the right; negative ones are to the left.
  ///   - vertical: The points downward; negative ones are upward.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// No distance.
  public static let zero = UIOffset()
}
