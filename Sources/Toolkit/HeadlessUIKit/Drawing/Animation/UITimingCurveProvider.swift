import Foundation

/// The speed of an animation over its time.
///
/// It is kept for code that reads it: values change at once here, and the duration alone counts.
public protocol UITimingCurveProvider: Sendable {
  /// The curve; `nil` for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; `nil` for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve from the corner (0, 0) to the corner (1, 1) that two control points bend.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  /// The curve that the parameters were made from; ``UIView/AnimationCurve/easeInOut`` for custom
  /// points.
  public let animationCurve: UIView.AnimationCurve
  /// The control point of the beginning; both coordinates are fractions of the whole.
  public let controlPoint1: CGPoint
  /// The control point of the end; both coordinates are fractions of the whole.
  public let controlPoint2: CGPoint

  /// Creates one of UIKit's curves; by default it begins and ends slowly.
  public init(animationCurve curve: UIView.AnimationCurve = .easeInOut) {
    animationCurve = curve
    // The points of Core Animation's named timing functions.
    (controlPoint1, controlPoint2) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
  }

  /// Creates a curve with custom control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
  }

  /// The curve itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always `nil`.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// Returns whether an object is the same curve.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICubicTimingParameters else { return false }
    return animationCurve == other.animationCurve && controlPoint1 == other.controlPoint1
      && controlPoint2 == other.controlPoint2
  }

  open override var hash: Int { [controlPoint1, controlPoint2].hashValue }
}
