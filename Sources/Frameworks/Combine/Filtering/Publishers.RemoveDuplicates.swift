extension Publishers {
  /// A publisher of the values that are not like the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The kind of values that are published.
    public typealias Output = Upstream.Output

    /// The kind of failure.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Decides whether two values that follow each other are alike.
    public let predicate: (Output, Output) -> Bool

    /// Creates a publisher; apps use the operator.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var last: Output?
      upstream.subscribe(
        OperatorSubscription(
          "RemoveDuplicates", to: subscriber,
          step: { value in
            let isDuplicate = last.map { predicate($0, value) } ?? false
            last = value
            return isDuplicate ? .skip : .send(value)
          }))
    }
  }
}

extension Publishers {
  /// A publisher of the values that are not like the one before, by a closure that may throw.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The kind of values that are published.
    public typealias Output = Upstream.Output

    /// The kind of failure.
    public typealias Failure = any Error

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Decides whether two values that follow each other are alike, or throws an error, which is the failure.
    public let predicate: (Output, Output) throws -> Bool

    /// Creates a publisher; apps use the operator.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var last: Output?
      upstream.subscribe(
        OperatorSubscription(
          "TryRemoveDuplicates", to: subscriber,
          tryStep: { value in
            let isDuplicate = try last.map { try predicate($0, value) } ?? false
            last = value
            return isDuplicate ? .skip : .send(value)
          }))
    }
  }
}

extension Publisher where Output: Equatable {
  /// Publishes the values that are not equal to the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}

extension Publisher {
  /// Publishes the values that are not like the one before, as a closure decides.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Publishes the values that are not like the one before; an error that the closure throws is the failure.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
