import Dispatch

extension DispatchQueue: Scheduler {
  /// How a dispatch queue runs a closure.
  ///
  ///     let urgent = DispatchQueue.SchedulerOptions(qos: .userInteractive)
  ///     DispatchQueue.global().schedule(options: urgent) { print("soon") }  // soon
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS

    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags

    /// The group that the closure belongs to.
    public var group: DispatchGroup?

    /// Creates options, by default those of the queue.
    ///
    /// - Parameters:
    ///   - qos: The quality of service of the work.
    ///   - flags: How the work is queued, such as `.barrier`.
    ///   - group: The group that the work enters, and leaves when it is done; `nil` for none.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
    ) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  /// The present time.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// The least tolerance, which is 0.
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  /// Runs a closure as soon as possible.
  ///
  /// - Parameters:
  ///   - options: The quality of service, the flags and the group; `nil` for none of them.
  ///   - action: The closure to run on this queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    let options = options ?? SchedulerOptions()
    async(group: options.group, qos: options.qos, flags: options.flags) { action() }
  }

  /// Runs a closure at some time.
  ///
  /// - Parameters:
  ///   - date: The earliest time to run the closure; one that has passed means at once.
  ///   - tolerance: Not used, as the queue is as punctual as it can be.
  ///   - options: The quality of service, the flags and the group; `nil` for none of them.
  ///   - action: The closure to run on this queue.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    let options = options ?? SchedulerOptions()
    let group = options.group
    group?.enter()
    asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) {
      action()
      group?.leave()
    }
  }

  /// Runs a closure at some time, and again after each interval, until the result is canceled or released.
  ///
  /// - Parameters:
  ///   - date: The time of the first call.
  ///   - interval: The time between two calls.
  ///   - tolerance: How late each call may be.
  ///   - options: Not used.
  ///   - action: The closure to run on this queue.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.setEventHandler { action() }
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
    timer.resume()
    return AnyCancellable(timer.cancel)
  }
}
