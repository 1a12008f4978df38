import Foundation

/// How long an animation waits and runs.
struct AnimationTiming: Hashable, Sendable {
  var duration: TimeInterval
  var delay: TimeInterval = 0
  var options: UIView.AnimationOptions = []

  /// Seconds until the animation is over; `nil` if it runs forever.
  var total: TimeInterval? {
    if options.contains(.repeat) { return nil }
    return max(0, delay) + duration * (options.contains(.autoreverse) ? 2 : 1)
  }

  /// The timing inside another animation's block: the duration is that one's, unless the options say otherwise.
  func inside(_ outer: ViewAnimation?) -> AnimationTiming {
    guard let outer, !options.contains(.overrideInheritedDuration) else { return self }
    var copy = self
    copy.duration = outer.duration
    return copy
  }
}
