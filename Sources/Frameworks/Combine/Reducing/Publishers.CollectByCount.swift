extension Publishers {
  /// A publisher of arrays with a fixed number of values.
  ///
  ///     let pairs = (1...5).publisher.collect(2).sink { print($0) }  // [1, 2], [3, 4], [5]
  public struct CollectByCount<Upstream: Publisher>: KeepsFailure {
    /// The kind of values that are published.
    public typealias Output = [Upstream.Output]

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// How many values each array has; the last one may have fewer.
    public let count: Int

    /// Creates a publisher; apps call `collect(_:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - count: How many values each array has, at least 1.
    public init(upstream: Upstream, count: Int) {
      (self.upstream, self.count) = (upstream, count)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CollectByCountSubscription(to: subscriber, count: count))
    }
  }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes arrays with a fixed number of values; the last one may have fewer.
  ///
  /// - Parameter count: How many values each array has.
  /// - Precondition: The number is greater than 0.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    precondition(count > 0, "A collection has at least one value, but \(count)")
    return Publishers.CollectByCount(upstream: self, count: count)
  }
}
