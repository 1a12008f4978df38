import Dispatch
import Foundation

extension OperationQueue: Scheduler {
  /// What adds closures to operation queues at their time: one after another, so that a completion does
  /// not overtake the value before it.
  private static let clock = DispatchQueue(label: "org.showcase.combine.operation-queues")

  /// How an operation queue runs a closure; there is no choice.
  public struct SchedulerOptions {}

  /// The present time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// The least tolerance, which is 0.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs a closure as soon as possible.
  ///
  /// - Parameters:
  ///   - options: Not used, as this scheduler has no options.
  ///   - action: The closure, added to the queue as an operation.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  /// Runs a closure at some time.
  ///
  /// - Parameters:
  ///   - date: The time of the first call; one that has passed means at once.
  ///   - tolerance: Not used, as the closure is added as soon as it is due.
  ///   - options: Not used, as this scheduler has no options.
  ///   - action: The closure, added to the queue as an operation.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let clock = Self.clock
    clock.schedule(after: clock.now.advanced(by: .seconds(now.distance(to: date).timeInterval))) {
      self.schedule(options: options, action)
    }
  }

  /// Runs a closure at some time, and again after each interval, until the result is canceled or released.
  ///
  /// - Parameters:
  ///   - date: The time of the first call; one that has passed means at once.
  ///   - interval: The time between two calls.
  ///   - tolerance: How late each call may be.
  ///   - options: Not used, as this scheduler has no options.
  ///   - action: The closure, added to the queue as an operation.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let clock = Self.clock
    return clock.schedule(
      after: clock.now.advanced(by: .seconds(now.distance(to: date).timeInterval)),
      interval: .seconds(interval.timeInterval), tolerance: .seconds(tolerance.timeInterval)
    ) {
      self.schedule(options: options, action)
    }
  }
}
