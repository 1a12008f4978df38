extension Result.Publisher where Success: Equatable {
  /// Publishes whether the value is equal to another.
  ///
  /// - Parameter output: The value to compare with, by `==`.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { map { $0 == output } }

  /// Publishes the value, which has no duplicate.
  public func removeDuplicates() -> Result<Success, Failure>.Publisher { self }
}

extension Result.Publisher where Success: Comparable {
  /// Publishes the value, which is the least one.
  public func min() -> Result<Success, Failure>.Publisher { self }

  /// Publishes the value, which is the greatest one.
  public func max() -> Result<Success, Failure>.Publisher { self }
}

extension Result.Publisher {
  /// Publishes whether a closure accepts the value.
  ///
  /// - Parameter predicate: Called at once with the value; not called after a failure.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }

  /// Publishes whether a closure accepts the value; an error that it throws is the failure.
  ///
  /// - Parameter predicate: Called at once with the value; not called after a failure.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// Publishes whether a closure accepts the value.
  ///
  /// - Parameter predicate: Called at once with the value; not called after a failure.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }

  /// Publishes whether a closure accepts the value; an error that it throws is the failure.
  ///
  /// - Parameter predicate: Called at once with the value; not called after a failure.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// Publishes the value in an array.
  public func collect() -> Result<[Output], Failure>.Publisher { map { [$0] } }

  /// Publishes the number of values, which is 1.
  public func count() -> Result<Int, Failure>.Publisher { map { _ in 1 } }

  /// Publishes the value, which is the least one.
  ///
  /// - Parameter areInIncreasingOrder: Not called, as one value needs no comparison.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher {
    self
  }

  /// Publishes the value, which is the least one.
  ///
  /// - Parameter areInIncreasingOrder: Called once with the value and itself; what it throws is the
  ///   failure.
  public func tryMin(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Success, any Error>.Publisher {
    comparing(by: areInIncreasingOrder)
  }

  /// Publishes the value, which is the greatest one.
  ///
  /// - Parameter areInIncreasingOrder: Not called, as one value needs no comparison.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher {
    self
  }

  /// Publishes the value, which is the greatest one.
  ///
  /// - Parameter areInIncreasingOrder: Called once with the value and itself; what it throws is the
  ///   failure.
  public func tryMax(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Success, any Error>.Publisher {
    comparing(by: areInIncreasingOrder)
  }

  /// Publishes the value, which is the first one.
  public func first() -> Result<Success, Failure>.Publisher { self }

  /// Publishes the value, which is the last one.
  public func last() -> Result<Success, Failure>.Publisher { self }

  /// Publishes the completion only.
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }
}
