extension Publishers {
  /// A publisher of the values after another publisher has sent one.
  ///
  ///     let taps = PassthroughSubject<String, Never>()
  ///     let ready = PassthroughSubject<Void, Never>()
  ///     let accepted = taps.drop(untilOutputFrom: ready).sink { print($0) }
  ///     taps.send("early")
  ///     ready.send()
  ///     taps.send("in time")  // in time
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: KeepsOutput, KeepsFailure
  where Upstream.Failure == Other.Failure {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// The publisher whose first value counts.
    public let other: Other

    /// Creates a publisher; apps call `drop(untilOutputFrom:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - other: The publisher to wait for; if it ends without a value, so does this one.
    public init(upstream: Upstream, other: Other) {
      (self.upstream, self.other) = (upstream, other)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
      UntilOutputSubscription("DropUntilOutput", to: subscriber, isOpen: false).start(upstream, until: other)
    }
  }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
  /// Drops values until another publisher sends one, and publishes all later ones.
  ///
  /// - Parameter publisher: The publisher to wait for; if it ends without a value, so does this
  ///   one.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
