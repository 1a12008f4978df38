extension Publishers {
  /// A publisher of values until another publisher sends one.
  ///
  ///     let positions = PassthroughSubject<Int, Never>()
  ///     let release = PassthroughSubject<Void, Never>()
  ///     let drag = positions.prefix(untilOutputFrom: release).sink { print($0) } receiveValue: { print($0) }
  ///     positions.send(10)  // 10
  ///     release.send()  // finished
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: KeepsOutput, KeepsFailure {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// The publisher whose first value counts.
    public let other: Other

    /// Creates a publisher; apps call `prefix(untilOutputFrom:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - other: The publisher whose first value ends this one; its completion has no effect.
    public init(upstream: Upstream, other: Other) {
      (self.upstream, self.other) = (upstream, other)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
      UntilOutputSubscription("PrefixUntilOutput", to: subscriber, isOpen: true).start(upstream, until: other)
    }
  }
}

extension Publisher {
  /// Publishes values until another publisher sends one, and then finishes.
  ///
  /// - Parameter publisher: The publisher whose first value ends this one; its completion has no
  ///   effect.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
