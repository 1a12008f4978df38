extension Publishers {
  /// A publisher of a property of each value.
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    /// The kind of failure.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// A property that is published.
    public let keyPath: KeyPath<Upstream.Output, Output>

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Relay("ValueForKey", to: subscriber) { subscriber.receive($0[keyPath: keyPath]) })
    }
  }
}

extension Publishers {
  /// A publisher of two properties of each value.
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
    /// The kind of values that are published.
    public typealias Output = (Output0, Output1)

    /// The kind of failure.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// A property that is published.
    public let keyPath0: KeyPath<Upstream.Output, Output0>

    /// A property that is published.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Relay("ValueForKeys", to: subscriber) {
          subscriber.receive(($0[keyPath: keyPath0], $0[keyPath: keyPath1]))
        })
    }
  }
}

extension Publishers {
  /// A publisher of three properties of each value.
  public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
    /// The kind of values that are published.
    public typealias Output = (Output0, Output1, Output2)

    /// The kind of failure.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// A property that is published.
    public let keyPath0: KeyPath<Upstream.Output, Output0>

    /// A property that is published.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    /// A property that is published.
    public let keyPath2: KeyPath<Upstream.Output, Output2>

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Relay("ValueForKeys", to: subscriber) {
          subscriber.receive(($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]))
        })
    }
  }
}
