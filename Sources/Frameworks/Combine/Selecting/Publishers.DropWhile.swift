extension Publishers {
  /// A publisher of the values from the first on that a closure does not drop.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// The kind of values that are published.
    public typealias Output = Upstream.Output

    /// The kind of failure.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Decides whether a value is dropped, with all before.
    public let predicate: (Output) -> Bool

    /// Creates a publisher; apps use the operator.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var isDropping = true
      upstream.subscribe(
        OperatorSubscription(
          "DropWhile", to: subscriber,
          step: {
            if isDropping { isDropping = predicate($0) }
            return isDropping ? .skip : .send($0)
          }))
    }
  }
}

extension Publishers {
  /// A publisher of the values from the first on that a closure does not drop; the closure may throw.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    /// The kind of values that are published.
    public typealias Output = Upstream.Output

    /// The kind of failure.
    public typealias Failure = any Error

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Decides whether a value is dropped, or throws an error, which is the failure.
    public let predicate: (Output) throws -> Bool

    /// Creates a publisher; apps use the operator.
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var isDropping = true
      upstream.subscribe(
        OperatorSubscription(
          "TryDropWhile", to: subscriber,
          tryStep: {
            if isDropping { isDropping = try predicate($0) }
            return isDropping ? .skip : .send($0)
          }))
    }
  }
}

extension Publisher {
  /// Drops values as long as a closure says so, and publishes all others.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Drops values as long as a closure says so; an error that it throws is the failure.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
