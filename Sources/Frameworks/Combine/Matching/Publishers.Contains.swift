extension Publishers {
  /// A publisher of whether there is an equal value.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    /// The kind of values that are published.
    public typealias Output = Bool

    /// The kind of failure.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// The value that is looked for.
    public let output: Upstream.Output

    /// Creates a publisher; apps use the operator.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let output = output
      upstream.subscribe(
        ReducingSubscription(
          "Contains", to: subscriber, initial: false,
          reduce: { result, value in
            guard value == output else { return .proceed }
            result = true
            return .finish
          }))
    }
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publishers {
  /// A publisher of whether a closure accepts a value.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
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
          "ContainsWhere", to: subscriber, initial: false,
          reduce: { result, value in
            guard predicate(value) else { return .proceed }
            result = true
            return .finish
          }))
    }
  }
}

extension Publishers {
  /// A publisher of whether a closure accepts a value; the closure may throw.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
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
          "TryContainsWhere", to: subscriber, initial: false,
          tryReduce: { result, value in
            guard try predicate(value) else { return .proceed }
            result = true
            return .finish
          }))
    }
  }
}
