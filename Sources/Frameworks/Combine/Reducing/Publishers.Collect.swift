extension Publishers {
  /// A publisher of all values as one collection.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// The kind of values that are published.
    public typealias Output = [Upstream.Output]

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
        ReducingSubscription("Collect", to: subscriber, initial: []) { result, value in
          result?.append(value)
          return .proceed
        })
    }
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes all values as one collection when the publisher finishes, and nothing if it fails.
  ///
  /// All values are requested at once; the collection may become large.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }
}
