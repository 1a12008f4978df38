import Foundation

/// What has coordinates of its own on the screen: a view, or the screen itself.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// The size of the space, and where its coordinates begin.
  var bounds: CGRect { get }
  /// Returns a point of this space in another one's coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns a point of another space in this one's coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns a rectangle of this space in another one's coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Returns a rectangle of another space in this one's coordinates.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// Disfavored, so that between two views the methods of views are called.
extension UICoordinateSpace {
  /// Returns a point of this space in another one's coordinates.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    conversion(to: coordinateSpace).point(point)
  }

  /// Returns a point of another space in this one's coordinates.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.conversion(to: self).point(point)
  }

  /// Returns a rectangle of this space in another one's coordinates.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    conversion(to: coordinateSpace).rect(rect)
  }

  /// Returns a rectangle of another space in this one's coordinates.
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
