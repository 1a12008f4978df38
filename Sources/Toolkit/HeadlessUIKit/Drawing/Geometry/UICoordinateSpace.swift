import Foundation

/// An object with its own coordinates on the screen: a view, or the screen itself.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// The size of the space, and where its coordinates begin.
  var bounds: CGRect { get }
  /// Converts a point from this space's coordinates to another's.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another space's coordinates to this one's.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle from this space's coordinates to another's; a rotated one becomes its bounding
  /// box.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another space's coordinates to this one's; a rotated one becomes its
  /// bounding box.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// Disfavored, so that the methods of views are called between two views.
extension UICoordinateSpace {
  /// Converts a point from this space's coordinates to another's.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    conversion(to: coordinateSpace).point(point)
  }

  /// Converts a point from another space's coordinates to this one's.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.conversion(to: self).point(point)
  }

  /// Converts a rectangle from this space's coordinates to another's; a rotated one becomes its bounding
  /// box.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    conversion(to: coordinateSpace).rect(rect)
  }

  /// Converts a rectangle from another space's coordinates to this one's; a rotated one becomes its
  /// bounding box.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.conversion(to: self).rect(rect)
  }

  private func conversion(to other: any UICoordinateSpace) -> CoordinateConversion {
    // The screen's coordinates are those outside of all windows.
    CoordinateConversion(from: self as? UIView, to: other as? UIView)
  }
}

extension UIView: UICoordinateSpace {}
extension UIScreen: UICoordinateSpace {}
