extension Publishers {
  /// A publisher that subscribes again after a failure.
  ///
  ///     var attempts = 0
  ///     let request = Deferred {
  ///       attempts += 1
  ///       return Fail<Int, URLError>(error: URLError(.timedOut))
  ///     }
  ///     let result = request.retry(2).sink { _ in print(attempts) } receiveValue: { print($0) }  // 3
  public struct Retry<Upstream: Publisher>: KeepsOutput, KeepsFailure {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// How many times it subscribes again; `nil` for no limit.
    public let retries: Int?

    /// Creates a publisher; apps call `retry(_:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - retries: How many times to subscribe again before a failure is published; `nil` for no
    ///     limit.
    public init(upstream: Upstream, retries: Int?) {
      (self.upstream, self.retries) = (upstream, retries)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
      Self.attempt(upstream, retries: retries, in: Succession("Retry", to: subscriber))
    }

    private static func attempt<S: Subscriber>(
      _ upstream: Upstream, retries: Int?, in succession: Succession<S>
    ) where S.Input == Upstream.Output, S.Failure == Failure {
      succession.follow(upstream) { completion in
        guard case .failure = completion, retries != 0 else { return succession.finish(completion) }
        attempt(upstream, retries: retries.map { $0 - 1 }, in: succession)
      }
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Subscribes to this publisher again after a failure, at most some number of times.
  ///
  /// - Parameter retries: How many times to subscribe again before a failure is published; 0 for
  ///   never.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
