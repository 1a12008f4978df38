import Foundation

extension CGRect {
  /// Returns whether two rectangles are equal after their sizes are made positive.
  ///
  /// - Parameter rect2: The other rectangle.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}

extension CGPoint {
  /// Returns whether two points are equal.
  ///
  /// - Parameter point2: The other point; every difference counts, however small.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns whether two sizes are equal.
  ///
  /// - Parameter size2: The other size; a negative size is not made positive.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}
