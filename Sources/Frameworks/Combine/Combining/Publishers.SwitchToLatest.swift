extension Publishers {
  /// A publisher of the values of the latest publisher that another one sends.
  public struct SwitchToLatest<P, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure, P: Publisher {
    /// The kind of values that are published.
    public typealias Output = P.Output

    /// The kind of failure.
    public typealias Failure = P.Failure

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Creates a publisher; apps use the operator.
    ///
    /// - Parameter upstream: The publisher that sends publishers, of which the latest counts.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(SwitchToLatestSubscription(to: subscriber))
    }
  }
}
