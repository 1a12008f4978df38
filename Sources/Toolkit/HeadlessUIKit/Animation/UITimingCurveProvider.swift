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
public struct UICubicTimingParameters: UITimingCurveProvider, Hashable {
  /// The curve that the parameters were made from; ``UIView/AnimationCurve/easeInOut`` for custom
  /// points.
  public var animationCurve: UIView.AnimationCurve
  /// The control point of the beginning; both coordinates are fractions of the whole.
  public var controlPoint1: CGPoint
  /// The control point of the end; both coordinates are fractions of the whole.
  public var controlPoint2: CGPoint

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
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always `nil`.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring that pulls values to their ends.
public struct UISpringTimingParameters: UITimingCurveProvider, Hashable {
  /// How strongly the spring is damped: it oscillates below 1, and comes to rest without that at 1.
  public var dampingRatio: CGFloat
  /// The speed at the beginning, in whole distances a second.
  public var initialVelocity: CGVector

  /// Creates a spring, at rest by default.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    dampingRatio = ratio
    initialVelocity = velocity
  }

  /// Always `nil`.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  public var springTimingParameters: UISpringTimingParameters? { self }
}
