extension Publishers {
  /// A publisher of the values before the first that a closure rejects.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    /// The kind of values that are published.
    public typealias Output = Upstream.Output

    /// The kind of failure.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Decides whether publishing goes on.
    public let predicate: (Output) -> Bool

    /// Creates a publisher; apps use the operator.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(
        OperatorSubscription(
          "PrefixWhile", to: subscriber, step: { predicate($0) ? .send($0) : .finish }))
    }
  }
}

extension Publishers {
  /// A publisher of the values before the first that a closure rejects; the closure may throw.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    /// The kind of values that are published.
    public typealias Output = Upstream.Output

    /// The kind of failure.
    public typealias Failure = any Error

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Decides whether publishing goes on, or throws an error, which is the failure.
    public let predicate: (Output) throws -> Bool

    /// Creates a publisher; apps use the operator.
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(
        OperatorSubscription(
          "TryPrefixWhile", to: subscriber, tryStep: { try predicate($0) ? .send($0) : .finish }))
    }
  }
}

extension Publisher {
  /// Publishes values as long as a closure accepts them, and then finishes.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Publishes values as long as a closure accepts them; an error that it throws is the failure.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
