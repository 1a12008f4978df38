extension Publisher where Output: Comparable {
  /// Publishes the least value when the publisher finishes.
  public func min() -> Publishers.Comparison<Self> {
    min(by: <)
  }

  /// Publishes the greatest value when the publisher finishes.
  public func max() -> Publishers.Comparison<Self> {
    max(by: <)
  }
}

extension Publisher {
  /// Publishes the least value in an order, when the publisher finishes.
  ///
  /// - Parameter areInIncreasingOrder: Returns whether its first argument is less than its second;
  ///   of equal values, the first is published.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: { areInIncreasingOrder($1, $0) })
  }

  /// Publishes the least value in an order; an error that the closure throws is the failure.
  ///
  /// - Parameter areInIncreasingOrder: Returns whether its first argument is less than its second,
  ///   or throws.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: { try areInIncreasingOrder($1, $0) })
  }

  /// Publishes the greatest value in an order, when the publisher finishes.
  ///
  /// - Parameter areInIncreasingOrder: Returns whether its first argument is less than its second;
  ///   of equal values, the first is published.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Publishes the greatest value in an order; an error that the closure throws is the failure.
  ///
  /// - Parameter areInIncreasingOrder: Returns whether its first argument is less than its second,
  ///   or throws.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}
