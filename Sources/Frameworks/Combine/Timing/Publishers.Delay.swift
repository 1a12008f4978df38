extension Publishers {
  /// A publisher whose values and completion come later.
  ///
  ///     let banner = Just("Saved").delay(for: .seconds(2), scheduler: DispatchQueue.main)
  ///       .sink { print($0) }  // after 2 seconds: Saved
  public struct Delay<Upstream: Publisher, Context: Scheduler>: KeepsOutput, KeepsFailure {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// How much later.
    public let interval: Context.SchedulerTimeType.Stride

    /// How much later than that is still acceptable.
    public let tolerance: Context.SchedulerTimeType.Stride

    /// The scheduler that counts the time and runs what is due.
    public let scheduler: Context

    /// How the scheduler runs what is due.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher; apps call `delay(for:tolerance:scheduler:options:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - interval: How much later values and the completion come, such as `.seconds(2)`.
    ///   - tolerance: How much later still is acceptable.
    ///   - scheduler: Where values are published and time is counted, such as `DispatchQueue.main`.
    ///   - options: How the scheduler runs what is due; `nil` for its usual way.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      (self.upstream, self.interval, self.tolerance) = (upstream, interval, tolerance)
      (self.scheduler, self.options) = (scheduler, options)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
      let delay = self
      upstream.subscribe(
        ReschedulingSubscription("Delay", to: subscriber) { action in
          delay.scheduler.schedule(
            after: delay.scheduler.now.advanced(by: delay.interval), tolerance: delay.tolerance,
            options: delay.options,
            action)
        })
    }
  }
}

extension Publisher {
  /// Publishes values and the completion later.
  ///
  /// - Parameters:
  ///   - interval: How much later values and the completion come, such as `.seconds(2)`.
  ///   - tolerance: How much later still is acceptable; `nil` for the least that the scheduler
  ///     allows.
  ///   - scheduler: Where values are published and time is counted, such as `DispatchQueue.main`.
  ///   - options: How the scheduler runs what is due; `nil` for its usual way.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler,
      options: options)
  }
}
