import Foundation

/// A local time that is derived from a parent's: for an animation the layer's, for a layer the
/// superlayer's.
///
/// The local time is `(parent's time - beginTime) * speed + timeOffset`, in seconds. For example, with a
/// `speed` of 0 and a `timeOffset` of 0.5, an animation shows its state after half a second.
///
///     let fade = CABasicAnimation(keyPath: "opacity")
///     (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 1)
///     (fade.speed, fade.timeOffset) = (0, 0.75)
///     layer.add(fade, forKey: "fade") // the layer shows an opacity of 0.25
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// The time of the beginning in the parent's time; for an animation, 0, the default, is the time when it
  /// is added.
  var beginTime: TimeInterval { get set }
  /// The seconds of one run.
  var duration: TimeInterval { get set }
  /// The speed of the local time, 1 by default; 0 stops it.
  var speed: Float { get set }
  /// The seconds that are added to the local time; 0 by default.
  var timeOffset: TimeInterval { get set }
  /// The number of runs, which may be a fraction or infinite; 0, the default, for one run.
  var repeatCount: Float { get set }
  /// The seconds of all runs together; 0, the default, lets `repeatCount` decide.
  var repeatDuration: TimeInterval { get set }
  /// Whether each run plays forward and back; `false` by default.
  var autoreverses: Bool { get set }
  /// What is shown before the beginning and after the end; ``CAMediaTimingFillMode/removed`` by default.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates a mode.
  ///
  /// - Parameter rawValue: Core Animation's name; other names are kept.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The last value is shown after the end, if the animation is not removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value is shown before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both of these.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither of these.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The values of a `CAMediaTiming`.
///
///     var timing = MediaTiming(duration: 2)
///     timing.moment(at: 0.5)?.fraction  // 0.25
///     timing.autoreverses = true
///     timing.moment(at: 3)?.fraction  // 0.5, on the way back
struct MediaTiming: Hashable, Sendable {
  var beginTime: TimeInterval = 0
  var duration: TimeInterval = 0
  var speed: Float = 1
  var timeOffset: TimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: TimeInterval = 0
  var autoreverses = false
  var fillMode: CAMediaTimingFillMode = .removed

  /// The position of an animation in one of its runs.
  struct Moment: Hashable {
    /// The progress of the run, from 0 to 1; on the way back it decreases.
    let fraction: Double
    /// The number of runs before this one.
    let run: Int
  }

  /// The seconds from the beginning to the end in the parent's time; infinite without an end.
  var activeDuration: TimeInterval { speed > 0 ? localDuration / Double(speed) : .infinity }

  private var run: TimeInterval { duration * (autoreverses ? 2 : 1) }

  private var localDuration: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return run * (repeatCount > 0 ? Double(repeatCount) : 1)
  }

  /// Converts a time from the parent's time to the local one.
  func localTime(at time: TimeInterval) -> TimeInterval { (time - beginTime) * Double(speed) + timeOffset }

  /// Converts a local time to the parent's; `beginTime` if the local time is stopped.
  func parentTime(at time: TimeInterval) -> TimeInterval {
    speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
  }

  /// Returns the animation's moment some seconds, in the parent's time, after its beginning; `nil` if it
  /// shows nothing.
  func moment(at elapsed: TimeInterval) -> Moment? {
    guard elapsed >= 0 else { return fillMode == .backwards || fillMode == .both ? moment(local: 0) : nil }
    guard elapsed < activeDuration else {
      return fillMode == .forwards || fillMode == .both ? lastMoment : nil
    }
    return moment(local: elapsed * Double(speed) + timeOffset)
  }

  private func moment(local: TimeInterval) -> Moment {
    guard run > 0 else { return Moment(fraction: 1, run: 0) }
    let (count, rest) = ((local / run).rounded(.down), local.truncatingRemainder(dividingBy: run))
    let forward = rest > duration ? run - rest : rest
    return Moment(fraction: forward / duration, run: Int(min(count, 1e9)))
  }

  /// The moment that is shown after the end: whole runs end at their end, not at the next beginning.
  private var lastMoment: Moment {
    let last = moment(local: localDuration)
    let isWhole = localDuration.truncatingRemainder(dividingBy: run) == 0
    return isWhole ? Moment(fraction: autoreverses ? 0 : 1, run: max(0, last.run - 1)) : last
  }
}
