extension Publishers {
  /// A publisher that sends a value instead of a failure.
  ///
  ///     let badge = Fail<Int, URLError>(error: URLError(.timedOut)).replaceError(with: 0)
  ///       .sink { print($0) }  // 0
  public struct ReplaceError<Upstream: Publisher>: Publisher, KeepsOutput {
    /// The kind of failure.
    public typealias Failure = Never

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// The value that is sent.
    public let output: Upstream.Output

    /// Creates a publisher; apps call `replaceError(with:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - output: The last value to publish if there is a failure.
    public init(upstream: Upstream, output: Upstream.Output) {
      (self.upstream, self.output) = (upstream, output)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
      let output = output
      upstream.subscribe(
        ReplacingSubscription("ReplaceError", to: subscriber) { completion, _ in
          guard case .failure = completion else { return .completion(.finished) }
          return .value(output)
        })
    }
  }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publishers {
  /// A publisher that sends a value if there is no other.
  ///
  ///     let title = Empty<String, Never>().replaceEmpty(with: "Untitled")
  ///       .sink { print($0) }  // Untitled
  public struct ReplaceEmpty<Upstream: Publisher>: KeepsOutput, KeepsFailure {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// The value that is sent.
    public let output: Upstream.Output

    /// Creates a publisher; apps call `replaceEmpty(with:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - output: The only value to publish if there is no other.
    public init(upstream: Upstream, output: Upstream.Output) {
      (self.upstream, self.output) = (upstream, output)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
      let output = output
      upstream.subscribe(
        ReplacingSubscription("ReplaceEmpty", to: subscriber) { completion, isEmpty in
          guard case .finished = completion, isEmpty else { return .completion(completion) }
          return .value(output)
        })
    }
  }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
  /// Sends a value instead of a failure, and finishes.
  ///
  /// - Parameter output: The last value to publish if there is a failure.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Sends a value if the publisher finishes without any.
  ///
  /// - Parameter output: The only value to publish if there is no other.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
