extension Publishers {
  /// A publisher that changes each value by a closure.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// The kind of failure.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Changes a value.
    public let transform: (Upstream.Output) -> Output

    /// Creates a publisher; apps use the operator.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(Relay("Map", to: subscriber) { subscriber.receive(transform($0)) })
    }
  }
}

extension Publishers {
  /// A publisher that changes each value by a closure that may throw.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// The kind of failure.
    public typealias Failure = any Error

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Changes a value, or throws an error, which is the failure.
    public let transform: (Upstream.Output) throws -> Output

    /// Creates a publisher; apps use the operator.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(
        OperatorSubscription("TryMap", to: subscriber, tryStep: { .send(try transform($0)) }))
    }
  }
}

extension Publisher {
  /// Changes each value by a closure.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Changes each value by a closure; an error that it throws is the failure.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Sends a default instead of each value that is `nil`.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}
