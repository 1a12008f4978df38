import Foundation

/// A time of its own, derived from that of a parent: that of the layer for an animation, that of
/// the superlayer for a layer.
///
/// The local time is the parent's, less `beginTime`, times `speed`, plus `timeOffset`.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// The parent's time at which the object begins; for an animation, 0, the default, means the time
  /// at which it was added.
  var beginTime: TimeInterval { get set }
  /// The seconds of one run.
  var duration: TimeInterval { get set }
  /// How fast the local time goes, 1 by default; 0 stops it.
  var speed: Float { get set }
  /// What is added to the local time; 0 by default.
  var timeOffset: TimeInterval { get set }
  /// The number of runs, which may be a fraction or infinite; 0, the default, means one.
  var repeatCount: Float { get set }
  /// The seconds of all runs together; 0, the default, lets `repeatCount` decide.
  var repeatDuration: TimeInterval { get set }
  /// Whether each run goes forward and back; `false` by default.
  var autoreverses: Bool { get set }
  /// What is shown before the beginning and after the end; nothing by default.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates a mode by Core Animation's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The last value stays after the end, if the animation is not removed then.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value is shown before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both of these.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither of these.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The values of a `CAMediaTiming`.
struct MediaTiming: Hashable, Sendable {
  var beginTime: TimeInterval = 0
  var duration: TimeInterval = 0
  var speed: Float = 1
  var timeOffset: TimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: TimeInterval = 0
  var autoreverses = false
  var fillMode: CAMediaTimingFillMode = .removed

  /// Where an animation is in one of its runs.
  struct Moment: Hashable {
    /// The part of the run that is over, from 0 to 1; on the way back it falls again.
    let fraction: Double
    /// The number of runs before.
    let run: Int
  }

  /// The parent's seconds from the beginning to the end; infinite for what does not end.
  var activeDuration: TimeInterval { speed > 0 ? localDuration / Double(speed) : .infinity }

  private var run: TimeInterval { duration * (autoreverses ? 2 : 1) }

  private var localDuration: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return run * (repeatCount > 0 ? Double(repeatCount) : 1)
  }

  /// Returns the local time at a time of the parent's.
  func localTime(at time: TimeInterval) -> TimeInterval { (time - beginTime) * Double(speed) + timeOffset }

  /// Returns the parent's time at a local time; one that stands still never comes to another.
  func parentTime(at time: TimeInterval) -> TimeInterval {
    speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
  }

  /// Returns where the animation is some seconds of the parent's after its beginning; `nil` where it
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

  /// The moment that stays after the end: whole runs end at their end, not at the next beginning.
  private var lastMoment: Moment {
    let last = moment(local: localDuration)
    let isWhole = localDuration.truncatingRemainder(dividingBy: run) == 0
    return isWhole ? Moment(fraction: autoreverses ? 0 : 1, run: max(0, last.run - 1)) : last
  }
}
