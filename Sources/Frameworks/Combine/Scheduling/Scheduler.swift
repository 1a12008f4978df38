/// A type that runs closures now or later.
///
///     let queue = DispatchQueue.main
///     queue.schedule(after: queue.now.advanced(by: .seconds(1))) { print("later") }
///     let ticks = queue.schedule(after: queue.now, interval: .seconds(1)) { print("tick") }
///     ticks.cancel()  // ends the repetition
public protocol Scheduler<SchedulerTimeType> {
  /// The kind of a point in time.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

  /// What callers can choose about how closures are run.
  associatedtype SchedulerOptions

  /// The present time.
  var now: SchedulerTimeType { get }

  /// The least tolerance that the scheduler allows.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs a closure as soon as possible.
  ///
  /// - Parameters:
  ///   - options: How to run the closure; `nil` for the scheduler's usual way.
  ///   - action: The closure to run once.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs a closure at some time.
  ///
  /// - Parameters:
  ///   - date: The time of the first call; one that has passed means as soon as possible.
  ///   - tolerance: How late a call may be.
  ///   - options: How to run the closure; `nil` for the scheduler's usual way.
  ///   - action: The closure to run once.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)

  /// Runs a closure at some time, and again after each interval, until the result is canceled.
  ///
  /// - Parameters:
  ///   - date: The time of the first call; one that has passed means as soon as possible.
  ///   - interval: The time between two calls.
  ///   - tolerance: How late a call may be.
  ///   - options: How to run the closure; `nil` for the scheduler's usual way.
  ///   - action: The closure to run each time, retained until the cancellation.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs a closure at some time, with the least tolerance.
  ///
  /// - Parameters:
  ///   - date: The time of the first call; one that has passed means as soon as possible.
  ///   - action: The closure to run once.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, action)
  }

  /// Runs a closure as soon as possible.
  ///
  /// - Parameter action: The closure to run once.
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Runs a closure at some time.
  ///
  /// - Parameters:
  ///   - date: The time of the first call; one that has passed means as soon as possible.
  ///   - tolerance: How late a call may be.
  ///   - action: The closure to run once.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs a closure at some time, and again after each interval, until the result is canceled.
  ///
  /// - Parameters:
  ///   - date: The time of the first call; one that has passed means as soon as possible.
  ///   - interval: The time between two calls.
  ///   - tolerance: How late a call may be.
  ///   - action: The closure to run each time, retained until the cancellation.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }

  /// Runs a closure at some time, and again after each interval, with the least tolerance.
  ///
  /// - Parameters:
  ///   - date: The time of the first call; one that has passed means as soon as possible.
  ///   - interval: The time between two calls.
  ///   - action: The closure to run each time, retained until the cancellation.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, action)
  }
}

/// A time span that can be given in seconds or parts of them.
public protocol SchedulerTimeIntervalConvertible {
  /// Returns a time span of some seconds.
  ///
  /// - Parameter s: Any number; a negative one goes back in time.
  static func seconds(_ s: Int) -> Self

  /// Returns a time span of some seconds.
  ///
  /// - Parameter s: Any number; a negative one goes back in time.
  static func seconds(_ s: Double) -> Self

  /// Returns a time span of some thousandths of a second.
  ///
  /// - Parameter ms: Any number; a negative one goes back in time.
  static func milliseconds(_ ms: Int) -> Self

  /// Returns a time span of some millionths of a second.
  ///
  /// - Parameter us: Any number; a negative one goes back in time.
  static func microseconds(_ us: Int) -> Self

  /// Returns a time span of some billionths of a second.
  ///
  /// - Parameter ns: Any number; a negative one goes back in time.
  static func nanoseconds(_ ns: Int) -> Self
}
