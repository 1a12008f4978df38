extension Publishers {
  /// A publisher of arrays of values, one for each period of time.
  ///
  ///     let readings = PassthroughSubject<Int, Never>()
  ///     let batches = readings.collect(.byTime(DispatchQueue.main, .seconds(1))).sink { print($0) }
  ///     readings.send(1)
  ///     readings.send(2)  // a second after the subscription: [1, 2]
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: KeepsFailure {
    /// The kind of values that are published.
    public typealias Output = [Upstream.Output]

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// What ends a collection.
    public let strategy: Publishers.TimeGroupingStrategy<Context>

    /// How the scheduler runs what is due.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher; apps call `collect(_:options:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - strategy: The scheduler and the time after which an array is published, and perhaps a
    ///     number of values.
    ///   - options: How the scheduler runs what is due; `nil` for its usual way.
    public init(
      upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CollectByTimeSubscription(to: subscriber, strategy: strategy, options: options))
    }
  }
}

extension Publishers {
  /// What ends a collection of values.
  ///
  ///     let readings = PassthroughSubject<Int, Never>()
  ///     let batches = readings.collect(.byTimeOrCount(DispatchQueue.main, .seconds(10), 2))
  ///       .sink { print($0) }
  ///     readings.send(1)
  ///     readings.send(2)  // [1, 2], without waiting for the 10 seconds
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// The end of some time.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// The end of some time, or a number of values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}

extension Publisher {
  /// Publishes the values of each period of time as an array.
  ///
  /// - Parameters:
  ///   - strategy: The scheduler and the time after which an array is published, and perhaps a
  ///     number of values.
  ///   - options: How the scheduler runs what is due; `nil` for its usual way.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
