extension Publishers {
  /// A publisher whose values and completion come on a scheduler.
  ///
  ///     let number = Just(42).subscribe(on: DispatchQueue.global())
  ///     let subscription = number.receive(on: DispatchQueue.main)
  ///       .sink { print($0, Thread.isMainThread) }  // 42 true
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: KeepsOutput, KeepsFailure {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// The scheduler that counts the time and runs what is due.
    public let scheduler: Context

    /// How the scheduler runs what is due.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher; apps call `receive(on:options:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - scheduler: Where values and the completion are received, such as `DispatchQueue.main`.
    ///   - options: How the scheduler runs what is due; `nil` for its usual way.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
      let (scheduler, options) = (scheduler, options)
      upstream.subscribe(
        ReschedulingSubscription("ReceiveOn", to: subscriber) { scheduler.schedule(options: options, $0) })
    }
  }
}

extension Publisher {
  /// Sends values and the completion on a scheduler, such as the main queue.
  ///
  /// - Parameters:
  ///   - scheduler: Where values and the completion are received, such as `DispatchQueue.main`.
  ///   - options: How the scheduler runs what is due; `nil` for its usual way.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}
