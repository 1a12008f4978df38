extension Publishers {
  /// A publisher that changes the failure.
  ///
  ///     enum SignInError: Error { case offline }
  ///     let session = Fail<String, URLError>(error: URLError(.notConnectedToInternet))
  ///     let signIn = session.mapError { _ in SignInError.offline }
  ///       .sink { print($0) } receiveValue: { print($0) }  // the failure offline
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher, KeepsOutput {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Changes a failure.
    public let transform: (Upstream.Failure) -> Failure

    /// Creates a publisher; apps call `mapError(_:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - transform: Called with the failure; returns the one to publish.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(
        Relay("MapError", to: subscriber) { completion in
          subscriber.receive(completion: completion.mapFailure(transform))
        })
    }

    /// Creates a publisher; apps call `mapError(_:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - map: Called with the failure; returns the one to publish.
    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.init(upstream: upstream, transform: map)
    }
  }
}

extension Publisher {
  /// Changes the failure by a closure.
  ///
  /// - Parameter transform: Called with the failure; returns the one to publish.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }
}
