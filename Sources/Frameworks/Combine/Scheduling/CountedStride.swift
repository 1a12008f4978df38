import Foundation

/// A time span that counts units of time of a scheduler.
///
/// It computes with their number, so that a scheduler's `Stride` only says what a unit is. For example,
/// this adds 500 milliseconds to a second of an operation queue:
///
/// ```swift
/// let stride = OperationQueue.SchedulerTimeType.Stride.seconds(1) + .milliseconds(500)
/// stride.magnitude  // 1.5
/// ```
protocol CountedStride: Comparable, ExpressibleByFloatLiteral, SchedulerTimeIntervalConvertible, SignedNumeric
{
  /// The number of units.
  var magnitude: Magnitude { get set }
}

extension CountedStride {
  /// Returns whether a time span is shorter.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

  /// Returns the sum of two time spans.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs.counting(lhs.magnitude + rhs.magnitude) }

  /// Returns the difference of two time spans.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs.counting(lhs.magnitude - rhs.magnitude) }

  /// Returns the product of two numbers of units.
  public static func * (lhs: Self, rhs: Self) -> Self { lhs.counting(lhs.magnitude * rhs.magnitude) }

  /// Multiplies by a number of units.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

  /// Returns a time span of another number of units.
  private func counting(_ count: Magnitude) -> Self {
    var copy = self
    copy.magnitude = count
    return copy
  }
}

/// A point in time that is a date.
protocol DatedTime: Strideable where Stride: SecondsStride {
  var date: Date { get }

  init(_ date: Date)
}

extension DatedTime {
  /// Returns the time from this point to another.
  ///
  /// - Parameter other: The other point; if it is earlier, the result is negative.
  public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }

  /// Returns a later point.
  ///
  /// - Parameter n: How much later; a negative time span leads to an earlier point.
  public func advanced(by n: Stride) -> Self { Self(date.addingTimeInterval(n.magnitude)) }
}

/// A time span that counts seconds.
///
/// The types that adopt it have their initializers for literals themselves: an app's literal calls them
/// directly, and not by way of a protocol that it sees.
protocol SecondsStride: CountedStride where Magnitude == TimeInterval {
  init(_ timeInterval: TimeInterval)
}

extension SecondsStride {
  /// Creates a time span of some seconds, if the number fits.
  ///
  /// - Parameter source: How many seconds; a number that a `Double` cannot hold exactly gives
  ///   `nil`.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let seconds = TimeInterval(exactly: source) else { return nil }
    self.init(seconds)
  }

  /// Returns a time span of some seconds.
  ///
  /// - Parameter s: Any number; a negative one goes back in time.
  public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }

  /// Returns a time span of some seconds.
  ///
  /// - Parameter s: Any number; a negative one goes back in time.
  public static func seconds(_ s: Double) -> Self { Self(s) }

  /// Returns a time span of some thousandths of a second.
  ///
  /// - Parameter ms: Any number; a negative one goes back in time.
  public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }

  /// Returns a time span of some millionths of a second.
  ///
  /// - Parameter us: Any number; a negative one goes back in time.
  public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }

  /// Returns a time span of some billionths of a second.
  ///
  /// - Parameter ns: Any number; a negative one goes back in time.
  public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }
}
