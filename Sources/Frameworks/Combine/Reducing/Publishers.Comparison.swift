extension Publishers {
  /// A publisher of the greatest value in an order.
  ///
  ///     let temperatures = PassthroughSubject<Double, Never>()
  ///     let highest = temperatures.max().sink { print($0) }
  ///     for temperature in [17.5, 21, 19] { temperatures.send(temperature) }
  ///     temperatures.send(completion: .finished)  // 21.0
  public struct Comparison<Upstream: Publisher>: KeepsOutput, KeepsFailure, ReducingOperator {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Decides whether the second value is greater than the first.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates a publisher; apps call `max(by:)` or `min(by:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - areInIncreasingOrder: Returns whether its first argument is less than its second; the
    ///     greatest value is published.
    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
    }

    var reducer: Reduction { .greatest("Comparison", by: areInIncreasingOrder) }
  }
}

extension Publishers {
  /// A publisher of the greatest value in an order of a closure that may throw.
  public struct TryComparison<Upstream: Publisher>: KeepsOutput, FailsWithErrors, ReducingOperator {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Decides whether the second value is greater than the first, or throws an error, which is the failure.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates a publisher; apps call `tryMax(by:)` or `tryMin(by:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - areInIncreasingOrder: Returns whether its first argument is less than its second, or
    ///     throws.
    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
    }

    var reducer: Reduction { .greatest("TryComparison", by: areInIncreasingOrder) }
  }
}
