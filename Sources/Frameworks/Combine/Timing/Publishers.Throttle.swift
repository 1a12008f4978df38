extension Publishers {
  /// A publisher of at most one value per interval of time.
  ///
  ///     let offsets = PassthroughSubject<Int, Never>()
  ///     let shown = offsets.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
  ///       .sink { print($0) }
  ///     offsets.send(0)  // 0, and then at most one value a second, the latest of it
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: KeepsOutput, KeepsFailure {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// The time between two values.
    public let interval: Context.SchedulerTimeType.Stride

    /// The scheduler that counts the time and runs what is due.
    public let scheduler: Context

    /// Whether the latest value of that time is published; if not, the first.
    public let latest: Bool

    /// Creates a publisher; apps call `throttle(for:scheduler:latest:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - interval: The least time between two values, such as `.seconds(1)`.
    ///   - scheduler: Where values are published and time is counted, such as `DispatchQueue.main`.
    ///   - latest: Whether the latest value of that time is published; if not, the first.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
    ) {
      (self.upstream, self.interval, self.scheduler, self.latest) = (upstream, interval, scheduler, latest)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
      upstream.subscribe(
        ThrottleSubscription(to: subscriber, interval: interval, scheduler: scheduler, latest: latest))
    }
  }
}

extension Publisher {
  /// Publishes the first value at once, and then at most one per interval of time.
  ///
  /// - Parameters:
  ///   - interval: The least time between two values, such as `.seconds(1)`.
  ///   - scheduler: Where values are published and time is counted, such as `DispatchQueue.main`.
  ///   - latest: Whether the latest value of that time is published; if not, the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
