import Foundation

/// An object with its own coordinates on the screen: a view, or the screen itself.
///
///     let mark = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
///     let card = UIView(frame: CGRect(x: 10, y: 100, width: 200, height: 80))
///     card.addSubview(mark)
///     mark.convert(CGPoint(x: 1, y: 1), to: card) // (6, 6)
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// The size of the space, and where its coordinates begin.
  var bounds: CGRect { get }
  /// Converts a point from this space's coordinates to another's.
  ///
  /// - Parameters:
  ///   - point: A point in this space.
  ///   - coordinateSpace: The view or screen for the result.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another space's coordinates to this one's.
  ///
  /// - Parameters:
  ///   - point: A point in the other space.
  ///   - coordinateSpace: The view or screen that the point is in.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle from this space's coordinates to another's.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in this space; a rotated one becomes its bounding box.
  ///   - coordinateSpace: The view or screen for the result.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another space's coordinates to this one's.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the other space; a rotated one becomes its bounding box.
  ///   - coordinateSpace: The view or screen that the rectangle is in.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// Disfavored, so that the methods of views are called between two views.
extension UICoordinateSpace {
  /// Converts a point from this space's coordinates to another's.
  ///
  /// - Parameters:
  ///   - point: A point in this space.
  ///   - coordinateSpace: The view or screen for the result.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    conversion(to: coordinateSpace).point(point)
  }

  /// Converts a point from another space's coordinates to this one's.
  ///
  /// - Parameters:
  ///   - point: A point in the other space.
  ///   - coordinateSpace: The view or screen that the point is in.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.conversion(to: self).point(point)
  }

  /// Converts a rectangle from this space's coordinates to another's.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in this space; a rotated one becomes its bounding box.
  ///   - coordinateSpace: The view or screen for the result.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    conversion(to: coordinateSpace).rect(rect)
  }

  /// Converts a rectangle from another space's coordinates to this one's.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the other space; a rotated one becomes its bounding box.
  ///   - coordinateSpace: The view or screen that the rectangle is in.
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
