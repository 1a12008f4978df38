extension Publishers {
  /// A publisher that is subscribed to, requested and canceled on a scheduler.
  ///
  ///     let files = Deferred { Just(FileManager.default.temporaryDirectory.path) }
  ///     let subscription = files.subscribe(on: DispatchQueue.global()).receive(on: DispatchQueue.main)
  ///       .sink { print($0) }  // found on another thread, printed on the main one
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: KeepsOutput, KeepsFailure {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// The scheduler that counts the time and runs what is due.
    public let scheduler: Context

    /// How the scheduler runs what is due.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher; apps call `subscribe(on:options:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - scheduler: Where the publisher is subscribed to, requested and canceled.
    ///   - options: How the scheduler runs what is due; `nil` for its usual way.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
      let (upstream, scheduler, options) = (upstream, scheduler, options)
      let subscription = SubscribeOnSubscription<S>(to: subscriber) {
        scheduler.schedule(options: options, $0)
      }
      scheduler.schedule(options: options) { upstream.subscribe(subscription) }
    }
  }
}

extension Publisher {
  /// Subscribes, requests and cancels on a scheduler.
  ///
  /// - Parameters:
  ///   - scheduler: Where the publisher is subscribed to, requested and canceled.
  ///   - options: How the scheduler runs what is due; `nil` for its usual way.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
