extension Publishers {
  /// A publisher of the number of values.
  public struct Count<Upstream: Publisher>: Publisher {
    /// The kind of values that are published.
    public typealias Output = Int

    /// The kind of failure.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Creates a publisher; apps use the operator.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        ReducingSubscription("Count", to: subscriber, initial: 0) { result, _ in
          result = (result ?? 0) + 1
          return .proceed
        })
    }
  }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes the number of values when the publisher finishes.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }
}
