extension Publishers {
  /// A publisher of the result of a closure that combines all values.
  ///
  ///     let prices = PassthroughSubject<Int, Never>()
  ///     let total = prices.reduce(0, +).sink { print($0) }
  ///     for price in [5, 7] { prices.send(price) }
  ///     prices.send(completion: .finished)  // 12
  public struct Reduce<Upstream: Publisher, Output>: KeepsFailure, ReducingOperator {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// The result before the first value.
    public let initial: Output

    /// Combines the last result with a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates a publisher; apps call `reduce(_:_:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - initial: The first argument of the first call, published if there are no values.
    ///   - nextPartialResult: Called with the last result and each value; returns the next result.
    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      (self.upstream, self.initial, self.nextPartialResult) = (upstream, initial, nextPartialResult)
    }

    var reducer: Reduction { .combining("Reduce", initial: initial, by: nextPartialResult) }
  }
}

extension Publishers {
  /// A publisher of the result of a closure that combines all values and may throw.
  public struct TryReduce<Upstream: Publisher, Output>: FailsWithErrors, ReducingOperator {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// The result before the first value.
    public let initial: Output

    /// Combines the last result with a value, or throws an error, which is the failure.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates a publisher; apps call `tryReduce(_:_:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - initial: The first argument of the first call, published if there are no values.
    ///   - nextPartialResult: Called with the last result and each value until it throws; returns
    ///     the next result.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      (self.upstream, self.initial, self.nextPartialResult) = (upstream, initial, nextPartialResult)
    }

    var reducer: Reduction { .combining("TryReduce", initial: initial, by: nextPartialResult) }
  }
}

extension Publisher {
  /// Publishes what a closure makes of all values, when the publisher finishes.
  ///
  /// - Parameters:
  ///   - initialResult: The first argument of the first call, published if there are no values.
  ///   - nextPartialResult: Called with the last result and each value; returns the next result.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Publishes what a closure makes of all values; an error that it throws is the failure.
  ///
  /// - Parameters:
  ///   - initialResult: The first argument of the first call, published if there are no values.
  ///   - nextPartialResult: Called with the last result and each value until it throws; returns the
  ///     next result.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
