import Foundation

extension RunLoop {
  /// A point in time of a run loop.
  public struct SchedulerTimeType: DatedTime, Codable, Hashable {
    /// The point in time as a date.
    public var date: Date

    /// Creates a point in time.
    ///
    /// - Parameter date: The same point in time as a date.
    public init(_ date: Date) {
      self.date = date
    }
  }
}

extension RunLoop.SchedulerTimeType {
  /// A time span of a run loop, in seconds.
  public struct Stride: SecondsStride, Codable, Hashable {
    /// The number of seconds.
    public var magnitude: TimeInterval

    /// The number of seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Creates a time span of some seconds.
    ///
    /// - Parameter timeInterval: How many seconds, with a fraction if need be; negative for a time
    ///   before.
    public init(_ timeInterval: TimeInterval) {
      magnitude = timeInterval
    }

    /// Creates a time span of some seconds.
    ///
    /// - Parameter value: How many seconds; negative for a time before.
    public init(floatLiteral value: TimeInterval) { self.init(value) }

    /// Creates a time span of some seconds.
    ///
    /// - Parameter value: How many seconds; negative for a time before.
    public init(integerLiteral value: TimeInterval) { self.init(value) }
  }
}
