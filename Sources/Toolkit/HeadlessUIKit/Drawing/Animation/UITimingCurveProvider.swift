import Foundation

/// The pace of an animation.
///
/// It is stored for code that reads it; here, values change immediately and only the duration matters.
public protocol UITimingCurveProvider: Sendable {
  /// The curve; `nil` for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; `nil` for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve from (0, 0) to (1, 1) with two control points: time is horizontal, progress vertical.
///
///     let slowEnd = UICubicTimingParameters(animationCurve: .easeOut)
///     slowEnd.controlPoint2 // (0.58, 1)
///     let animator = UIViewPropertyAnimator(duration: 0.3, timingParameters: slowEnd)
///     animator.duration // 0.3
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  /// The curve that the parameters were created from; ``UIView/AnimationCurve/easeInOut`` for custom
  /// points.
  public let animationCurve: UIView.AnimationCurve
  /// The control point of the beginning, as fractions of time and progress.
  public let controlPoint1: CGPoint
  /// The control point of the end, as fractions of time and progress.
  public let controlPoint2: CGPoint

  /// Creates one of UIKit's curves.
  ///
  /// - Parameter curve: The curve; its control points are those of Core Animation's function of
  ///   that name.
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
  ///
  /// - Parameters:
  ///   - point1: The control point of the beginning, as fractions of time and progress.
  ///   - point2: The control point of the end, as fractions of time and progress.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
  }

  /// The curve itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always `nil`.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// Returns whether an object is an equal curve.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICubicTimingParameters else { return false }
    return animationCurve == other.animationCurve && controlPoint1 == other.controlPoint1
      && controlPoint2 == other.controlPoint2
  }

  open override var hash: Int { [controlPoint1, controlPoint2].hashValue }
}
