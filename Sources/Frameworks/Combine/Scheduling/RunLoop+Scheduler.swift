import Foundation

extension RunLoop: Scheduler {
  /// How a run loop runs a closure; there is no choice.
  public struct SchedulerOptions {}

  /// The present time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// The least tolerance, which is 0.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs a closure in the next turn, in the default mode.
  ///
  /// - Parameters:
  ///   - options: Not used, as this scheduler has no options.
  ///   - action: The closure to run on the thread of this run loop.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    perform { action() }
  }

  /// Runs a closure at some time, in the default mode.
  ///
  /// - Parameters:
  ///   - date: The time of the first call; one that has passed means the next turn.
  ///   - tolerance: How late a call may be.
  ///   - options: Not used, as this scheduler has no options.
  ///   - action: The closure to run on the thread of this run loop.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    _ = addTimer(at: date, interval: nil, tolerance: tolerance, action)
  }

  /// Runs a closure at some time, and again after each interval, until the result is canceled or released.
  ///
  /// - Parameters:
  ///   - date: The time of the first call; one that has passed means the next turn.
  ///   - interval: The time between two calls.
  ///   - tolerance: How late a call may be.
  ///   - options: Not used, as this scheduler has no options.
  ///   - action: The closure to run on the thread of this run loop.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    AnyCancellable(addTimer(at: date, interval: interval, tolerance: tolerance, action).invalidate)
  }

  private func addTimer(
    at date: SchedulerTimeType, interval: SchedulerTimeType.Stride?, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> Timer {
    nonisolated(unsafe) let action = action
    let timer = Timer(fire: date.date, interval: interval?.timeInterval ?? 0, repeats: interval != nil) { _ in
      action()
    }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return timer
  }
}
