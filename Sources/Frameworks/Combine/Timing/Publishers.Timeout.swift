extension Publishers {
  /// A publisher that ends if a value takes too long.
  ///
  ///     let reply = PassthroughSubject<String, URLError>()
  ///     let result = reply
  ///       .timeout(.seconds(5), scheduler: DispatchQueue.main, customError: { URLError(.timedOut) })
  ///       .sink { print($0) } receiveValue: { print($0) }  // after 5 seconds: the failure
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: KeepsOutput, KeepsFailure {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// How long a value may take.
    public let interval: Context.SchedulerTimeType.Stride

    /// The scheduler that counts the time and runs what is due.
    public let scheduler: Context

    /// How the scheduler runs what is due.
    public let options: Context.SchedulerOptions?

    /// Makes the failure with which it ends; `nil` if it finishes.
    public let customError: (() -> Failure)?

    /// Creates a publisher; apps call `timeout(_:scheduler:options:customError:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - interval: How long to wait for the first value, and after each value for the next.
    ///   - scheduler: Where values are published and time is counted, such as `DispatchQueue.main`.
    ///   - options: How the scheduler runs what is due; `nil` for its usual way.
    ///   - customError: Makes the failure; `nil` if the publisher finishes instead.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      (self.upstream, self.interval, self.scheduler) = (upstream, interval, scheduler)
      (self.options, self.customError) = (options, customError)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
      upstream.subscribe(
        TimeoutSubscription(
          to: subscriber, interval: interval, scheduler: scheduler, options: options, customError: customError
        ))
    }
  }
}

extension Publisher {
  /// Ends if a value takes too long, with a failure or, by default, without.
  ///
  /// - Parameters:
  ///   - interval: How long to wait for the first value, and after each value for the next.
  ///   - scheduler: Where values are published and time is counted, such as `DispatchQueue.main`.
  ///   - options: How the scheduler runs what is due; `nil` for its usual way.
  ///   - customError: Makes the failure; `nil` if the publisher finishes instead.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}
