import Foundation

extension UIWindow {
  /// Converts a point to another window's coordinates, or to the screen's if there is none.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    CoordinateConversion(from: self, to: window).point(point)
  }

  /// Converts a point from another window's coordinates, or from the screen's if there is none.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    CoordinateConversion(from: window, to: self).point(point)
  }

  /// Converts a rectangle to another window's coordinates, or to the screen's if there is none.
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    CoordinateConversion(from: self, to: window).rect(rect)
  }

  /// Converts a rectangle from another window's coordinates, or from the screen's if there is none.
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    CoordinateConversion(from: window, to: self).rect(rect)
  }
}
