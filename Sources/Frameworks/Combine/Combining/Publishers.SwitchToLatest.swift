extension Publishers {
  /// A publisher of the values of the latest publisher that another one sends.
  ///
  ///     let queries = PassthroughSubject<String, Never>()
  ///     let answers = queries
  ///       .map { query in Just("Results for \(query)").delay(for: 1, scheduler: RunLoop.main) }
  ///       .switchToLatest().sink { print($0) }
  ///     queries.send("cat")
  ///     queries.send("cats")  // a second later: Results for cats
  public struct SwitchToLatest<P, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure, P: Publisher {
    /// The kind of values that are published.
    public typealias Output = P.Output

    /// The kind of failure.
    public typealias Failure = P.Failure

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Creates a publisher; apps call `switchToLatest()`.
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
