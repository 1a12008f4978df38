extension Publishers {
  /// A publisher that combines each value with the last result, and publishes every result.
  ///
  ///     let prices = PassthroughSubject<Int, Never>()
  ///     let totals = prices.scan(0, +).sink { print($0) }
  ///     for price in [5, 7, 1] { prices.send(price) }  // 5, 12, 13
  public struct Scan<Upstream: Publisher, Output>: ChangingOperator {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// The result before the first value.
    public let initialResult: Output

    /// Combines the last result with a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates a publisher; apps call `scan(_:_:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - initialResult: The first argument of the first call; it is not published itself.
    ///   - nextPartialResult: Called with the last result and each value; its result is published.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      (self.upstream, self.initialResult, self.nextPartialResult) = (
        upstream, initialResult, nextPartialResult
      )
    }

    var change: Change {
      var result = initialResult
      return Change("Scan") { [nextPartialResult] in
        result = nextPartialResult(result, $0)
        return result
      }
    }
  }
}

extension Publishers {
  /// A publisher of every result of combining values by a closure that may throw.
  public struct TryScan<Upstream: Publisher, Output>: FailsWithErrors, SteppingOperator {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// The result before the first value.
    public let initialResult: Output

    /// Combines the last result with a value, or throws an error, which is the failure.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates a publisher; apps call `tryScan(_:_:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - initialResult: The first argument of the first call; it is not published itself.
    ///   - nextPartialResult: Called with the last result and each value until it throws; its
    ///     result is published.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      (self.upstream, self.initialResult, self.nextPartialResult) = (
        upstream, initialResult, nextPartialResult
      )
    }

    var stepper: Steps {
      var result = initialResult
      return Steps("TryScan") { [nextPartialResult] in
        result = try nextPartialResult(result, $0)
        return .send(result)
      }
    }
  }
}

extension Publisher {
  /// Combines each value with the last result, and publishes every result.
  ///
  /// - Parameters:
  ///   - initialResult: The first argument of the first call; it is not published itself.
  ///   - nextPartialResult: Called with the last result and each value; its result is published.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Combines each value with the last result, and publishes every result, until the closure throws.
  ///
  /// - Parameters:
  ///   - initialResult: The first argument of the first call; it is not published itself.
  ///   - nextPartialResult: Called with the last result and each value until it throws; its result
  ///     is published.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
