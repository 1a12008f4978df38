extension Publishers {
  /// A publisher of the values that a closure includes.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The kind of values that are published.
    public typealias Output = Upstream.Output

    /// The kind of failure.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Decides whether a value is published.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Creates a publisher; apps use the operator.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isIncluded = isIncluded
      upstream.subscribe(
        Relay("Filter", to: subscriber) { isIncluded($0) ? subscriber.receive($0) : .max(1) })
    }
  }
}

extension Publishers {
  /// A publisher of the values that a closure includes, which may throw.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// The kind of values that are published.
    public typealias Output = Upstream.Output

    /// The kind of failure.
    public typealias Failure = any Error

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Decides whether a value is published, or throws an error, which is the failure.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Creates a publisher; apps use the operator.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isIncluded = isIncluded
      upstream.subscribe(
        OperatorSubscription("TryFilter", to: subscriber, tryStep: { try isIncluded($0) ? .send($0) : .skip })
      )
    }
  }
}

extension Publisher {
  /// Publishes the values that a closure includes.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Publishes the values that a closure includes; an error that it throws is the failure.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}
