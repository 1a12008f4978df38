import Foundation

extension AnimationPace {
  /// The pace of an animation block.
  init(_ timing: AnimationTiming) {
    self.init(duration: timing.duration)
    curve = timing.options.curveName
    damping = timing.damping.map(Double.init)
    transition = timing.options.transitionName
    runCount = timing.options.contains(.repeat) ? .infinity : 1
    reverses = timing.options.contains(.autoreverse)
    delay = max(0, timing.delay)
  }

  /// The pace of an animator.
  init(duration: TimeInterval, _ parameters: any UITimingCurveProvider, delay: TimeInterval) {
    self.init(duration: duration)
    damping = parameters.springTimingParameters.map { Double($0.dampingRatio) }
    curve = damping == nil ? parameters.cubicTimingParameters?.curveName : nil
    self.delay = delay
  }

  /// Returns the name of a curve by its control points; `nil` for slow beginning and end.
  static func curveName(_ points: [Double]) -> String? {
    switch points {
    case [0.42, 0, 0.58, 1]: nil
    case [0.42, 0, 1, 1]: "ease-in"
    case [0, 0, 0.58, 1]: "ease-out"
    case [0.25, 0.1, 0.25, 1]: "default"
    case [0, 0, 1, 1]: "linear"
    default: "bezier(" + points.map { "\(($0 * 1000).rounded() / 1000)" }.joined(separator: " ") + ")"
    }
  }
}

extension UIView.AnimationOptions {
  /// The name of the curve; `nil` for slow beginning and end.
  fileprivate var curveName: String? {
    switch rawValue >> 16 & 3 {
    case 1: "ease-in"
    case 2: "ease-out"
    case 3: "linear"
    default: nil
    }
  }

  /// The name of the transition; `nil` without one.
  fileprivate var transitionName: String? {
    let names = [
      "flipFromLeft", "flipFromRight", "curlUp", "curlDown", "crossDissolve", "flipFromTop", "flipFromBottom",
    ]
    let number = Int(rawValue >> 20 & 7)
    return number == 0 ? nil : names[number - 1]
  }
}

extension UICubicTimingParameters {
  fileprivate var curveName: String? {
    AnimationPace.curveName(
      [controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y].map(Double.init))
  }
}

extension CAMediaTimingFunction {
  fileprivate var curveName: String? {
    AnimationPace.curveName(
      controlPoints.flatMap { [Double($0.x), Double($0.y)] }.map { ($0 * 1e6).rounded() / 1e6 })
  }
}

extension CAAnimation {
  /// Returns the pace of an animation that was added to a layer.
  ///
  /// - Parameter time: The time in the layer's time.
  func pace(at time: TimeInterval) -> AnimationPace {
    var pace = AnimationPace(duration: duration)
    let spring = self as? CASpringAnimation
    pace.damping = spring.map {
      Double($0.damping) / (2 * Double($0.stiffness * $0.mass).squareRoot())
    }
    // Without a function, an animation of a layer is constant.
    pace.curve = pace.damping == nil ? timingFunction.map(\.curveName) ?? "linear" : nil
    let frames = self as? CAKeyframeAnimation
    pace.keyframeCount = frames?.values?.count ?? (frames?.path == nil ? 0 : 1)
    pace.transition = (self as? CATransition).flatMap { $0.type == .fade ? nil : $0.type.rawValue }
    if repeatDuration > 0, duration > 0 { pace.runCount = repeatDuration / duration }
    if repeatCount > 0 { pace.runCount = Double(repeatCount) }
    pace.reverses = autoreverses
    pace.delay = beginTime == 0 ? 0 : max(0, beginTime - time)
    return pace
  }

  /// Returns the properties that the animation changes; those of all parts of a group.
  func animatedKeys(addedAs name: String?) -> [String] {
    if let group = self as? CAAnimationGroup {
      return (group.animations ?? []).flatMap { $0.animatedKeys(addedAs: name) }
    }
    return [animatedKey ?? name ?? "animation"]
  }
}
