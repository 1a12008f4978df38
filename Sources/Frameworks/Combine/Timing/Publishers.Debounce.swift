extension Publishers {
  /// A publisher of each value that is followed by a pause.
  ///
  ///     let queries = PassthroughSubject<String, Never>()
  ///     let searches = queries.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
  ///       .sink { print($0) }
  ///     for query in ["c", "ca", "cat"] { queries.send(query) }  // after 300 milliseconds: cat
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: KeepsOutput, KeepsFailure {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// How long a value waits for another.
    public let dueTime: Context.SchedulerTimeType.Stride

    /// The scheduler that counts the time and runs what is due.
    public let scheduler: Context

    /// How the scheduler runs what is due.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher; apps call `debounce(for:scheduler:options:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - dueTime: How long to wait for another value, such as `.milliseconds(300)`; each value
    ///     starts the time again.
    ///   - scheduler: Where values are published and time is counted, such as `DispatchQueue.main`.
    ///   - options: How the scheduler runs what is due; `nil` for its usual way.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      (self.upstream, self.dueTime, self.scheduler, self.options) = (upstream, dueTime, scheduler, options)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
      upstream.subscribe(
        DebounceSubscription(to: subscriber, dueTime: dueTime, scheduler: scheduler, options: options))
    }
  }
}

extension Publisher {
  /// Publishes a value once no other has followed it for a time.
  ///
  /// - Parameters:
  ///   - dueTime: How long to wait for another value, such as `.milliseconds(300)`; each value
  ///     starts the time again.
  ///   - scheduler: Where values are published and time is counted, such as `DispatchQueue.main`.
  ///   - options: How the scheduler runs what is due; `nil` for its usual way.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
