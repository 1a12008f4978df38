import Foundation

/// How fast an animation is in the course of its time.
public protocol UITimingCurveProvider: Sendable {
  /// The points that bend a curve; `nil` for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; `nil` for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve that two points bend.
public struct UICubicTimingParameters: UITimingCurveProvider, Hashable {
  public var animationCurve: UIView.AnimationCurve
  public var controlPoint1: CGPoint
  public var controlPoint2: CGPoint

  /// Makes one of UIKit's curves; from slow to slow by default.
  public init(animationCurve curve: UIView.AnimationCurve = .easeInOut) {
    animationCurve = curve
    (controlPoint1, controlPoint2) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
  }

  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring.
public struct UISpringTimingParameters: UITimingCurveProvider, Hashable {
  public var dampingRatio: CGFloat
  public var initialVelocity: CGVector

  /// Makes a spring that comes to rest without swinging at a ratio of 1.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    dampingRatio = ratio
    initialVelocity = velocity
  }

  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }
}
