extension Publishers {
  /// A publisher of the values of the publishers that a closure makes of values.
  ///
  ///     let identifiers = PassthroughSubject<Int, Never>()
  ///     let names = identifiers.flatMap { Just("User \($0)").append("Friend of \($0)") }
  ///       .sink { print($0) }
  ///     identifiers.send(1)  // User 1, Friend of 1
  ///     identifiers.send(2)  // User 2, Friend of 2
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: KeepsFailure
  where NewPublisher.Failure == Upstream.Failure {
    /// The kind of values that are published.
    public typealias Output = NewPublisher.Output

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// How many publishers there are at a time.
    public let maxPublishers: Subscribers.Demand

    /// Makes a publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates a publisher; apps call `flatMap(maxPublishers:_:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - maxPublishers: How many publishers there are at a time; a further value is requested as
    ///     soon as one has finished.
    ///   - transform: Called with each value; returns the publisher whose values are published.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      (self.upstream, self.maxPublishers, self.transform) = (upstream, maxPublishers, transform)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FlatMapSubscription(to: subscriber, maxPublishers: maxPublishers, transform: transform))
    }
  }
}
