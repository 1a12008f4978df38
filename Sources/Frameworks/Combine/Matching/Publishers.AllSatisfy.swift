extension Publishers {
  /// A publisher of whether a closure accepts all values.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    /// The kind of values that are published.
    public typealias Output = Bool

    /// The kind of failure.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Decides on a value.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher; apps use the operator.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(
        ReducingSubscription(
          "AllSatisfy", to: subscriber, initial: true,
          reduce: { result, value in
            guard !predicate(value) else { return .proceed }
            result = false
            return .finish
          }))
    }
  }
}

extension Publishers {
  /// A publisher of whether a closure accepts all values; the closure may throw.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    /// The kind of values that are published.
    public typealias Output = Bool

    /// The kind of failure.
    public typealias Failure = any Error

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Decides on a value, or throws an error, which is the failure.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher; apps use the operator.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(
        ReducingSubscription(
          "TryAllSatisfy", to: subscriber, initial: true,
          tryReduce: { result, value in
            guard try !predicate(value) else { return .proceed }
            result = false
            return .finish
          }))
    }
  }
}

extension Publisher {
  /// Publishes `false` as soon as a closure rejects a value, and `true` if it rejects none.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Publishes whether a closure accepts all values; an error that it throws is the failure.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
