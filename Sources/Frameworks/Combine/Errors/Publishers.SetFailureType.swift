extension Publishers {
  /// A publisher with a kind of failure that it never sends, to match another publisher.
  ///
  ///     let page = PassthroughSubject<String, URLError>()
  ///     let cached = PassthroughSubject<String, Never>()
  ///     let both = page.merge(with: cached.setFailureType(to: URLError.self))
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher, KeepsOutput
  where Upstream.Failure == Never {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Creates a publisher; apps call `setFailureType(to:)`.
    ///
    /// - Parameter upstream: The publisher to receive values from.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
      upstream.subscribe(
        Relay("SetFailureType", to: subscriber) { _ in subscriber.receive(completion: .finished) })
    }

    /// Sets the kind of failure to another one.
    ///
    /// - Parameter failure: The new kind of failure, such as `URLError.self`.
    public func setFailureType<E: Error>(to failure: E.Type) -> Publishers.SetFailureType<Upstream, E> {
      Publishers.SetFailureType<Upstream, E>(upstream: upstream)
    }
  }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publisher where Failure == Never {
  /// Sets the kind of failure of a publisher that cannot fail, to match another publisher.
  ///
  /// - Parameter failureType: The new kind of failure, such as `URLError.self`.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
