import Foundation

extension RunLoop {
  /// A point in time of a run loop.
  ///
  ///     let start = RunLoop.SchedulerTimeType(Date(timeIntervalSince1970: 0))
  ///     print(start.advanced(by: .seconds(60)).date.timeIntervalSince1970)  // 60.0
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
  ///
  ///     let stride: RunLoop.SchedulerTimeType.Stride = .seconds(1) + .milliseconds(500)
  ///     print(stride.magnitude)  // 1.5 seconds
  public struct Stride: SecondsStride, Codable, Hashable {
    /// The number of seconds.
    public var magnitude: TimeInterval

    /// The number of seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Creates a time span of some seconds.
    ///
    /// - Parameter timeInterval: Any number, also with a fraction; a negative one goes back in
    ///   time.
    public init(_ timeInterval: TimeInterval) {
      magnitude = timeInterval
    }

    /// Creates a time span of some seconds.
    ///
    /// - Parameter value: Any number; a negative one goes back in time.
    public init(floatLiteral value: TimeInterval) { self.init(value) }

    /// Creates a time span of some seconds.
    ///
    /// - Parameter value: Any number; a negative one goes back in time.
    public init(integerLiteral value: TimeInterval) { self.init(value) }
  }
}
