extension Publishers {
  /// A publisher of the completion only.
  ///
  ///     let upload = PassthroughSubject<Double, Never>()
  ///     let end = upload.ignoreOutput().sink { print($0) } receiveValue: { _ in }
  ///     upload.send(0.5)
  ///     upload.send(completion: .finished)  // finished
  public struct IgnoreOutput<Upstream: Publisher>: KeepsFailure {
    /// The kind of values that are published.
    public typealias Output = Never

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Creates a publisher; apps call `ignoreOutput()`.
    ///
    /// - Parameter upstream: The publisher to receive values from.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Relay<Upstream.Output, Failure>(
          "IgnoreOutput",
          receiveSubscription: { subscription in
            subscriber.receive(subscription: subscription)
            subscription.request(.unlimited)
          },
          receiveValue: { _ in .none }, receiveCompletion: subscriber.receive(completion:)))
    }
  }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Drops all values, and publishes the completion only.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}
