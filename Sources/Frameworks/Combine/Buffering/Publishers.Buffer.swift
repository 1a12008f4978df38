extension Publishers {
  /// A publisher that keeps values until they are requested.
  ///
  ///     let subject = PassthroughSubject<Int, Never>()
  ///     let oneAtATime = subject
  ///       .buffer(size: 10, prefetch: .byRequest, whenFull: .dropOldest)
  ///       .flatMap(maxPublishers: .max(1)) { Just($0).delay(for: 1, scheduler: RunLoop.main) }
  ///       .sink { print($0) }
  ///     for value in 1...3 { subject.send(value) }  // 1, 2 and 3, a second apart
  public struct Buffer<Upstream: Publisher>: KeepsOutput, KeepsFailure {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// How many values are kept.
    public let size: Int

    /// When values are requested.
    public let prefetch: Publishers.PrefetchStrategy

    /// What happens to a value for which there is no room.
    public let whenFull: Publishers.BufferingStrategy<Failure>

    /// Creates a publisher; apps call `buffer(size:prefetch:whenFull:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - size: How many values are kept at most.
    ///   - prefetch: Whether values are requested as there is room for them, or all at once.
    ///   - whenFull: What to do with a value for which there is no room.
    public init(
      upstream: Upstream, size: Int, prefetch: Publishers.PrefetchStrategy,
      whenFull: Publishers.BufferingStrategy<Failure>
    ) {
      (self.upstream, self.size, self.prefetch, self.whenFull) = (upstream, size, prefetch, whenFull)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
      upstream.subscribe(
        BufferSubscription(to: subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
    }
  }
}

extension Publishers {
  /// When a buffer requests values.
  ///
  ///     let numbers = (1...100).publisher
  ///     // Requests two values, and another one for each that is sent on:
  ///     let twoAhead = numbers.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest)
  ///     // Requests all values, of which it keeps a hundred:
  ///     let all = numbers.buffer(size: 100, prefetch: .byRequest, whenFull: .dropNewest)
  public enum PrefetchStrategy: Hashable {
    /// Requests as many values as there is room for, and another one for each that is sent on.
    case keepFull
    /// Requests all values at once.
    case byRequest
  }

  /// What a full buffer does with another value.
  ///
  ///     struct Overflow: Error {}
  ///     let subject = PassthroughSubject<Int, Overflow>()
  ///     let strict = subject.buffer(
  ///       size: 10, prefetch: .byRequest, whenFull: .customError { Overflow() }
  ///     )  // fails if ten values wait and another one comes
  public enum BufferingStrategy<Failure: Error> {
    /// Drops the value.
    case dropNewest
    /// Drops the oldest value that is kept.
    case dropOldest
    /// Fails.
    case customError(() -> Failure)
  }
}

extension Publisher {
  /// Keeps values until they are requested.
  ///
  /// - Parameters:
  ///   - size: How many values are kept at most.
  ///   - prefetch: Whether values are requested as there is room for them, or all at once.
  ///   - whenFull: What to do with a value for which there is no room.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
