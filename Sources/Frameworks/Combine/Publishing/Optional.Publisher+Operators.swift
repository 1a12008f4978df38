extension Optional.Publisher where Wrapped: Equatable {
  /// Publishes whether the value is equal to another, if there is one.
  ///
  /// - Parameter output: The value to compare with, by `==`.
  public func contains(_ output: Output) -> Optional<Bool>.Publisher { map { $0 == output } }

  /// Publishes the value, which has no duplicate.
  public func removeDuplicates() -> Optional<Wrapped>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
  /// Publishes the value, which is the least one.
  public func min() -> Optional<Wrapped>.Publisher { self }

  /// Publishes the value, which is the greatest one.
  public func max() -> Optional<Wrapped>.Publisher { self }
}

extension Optional.Publisher {
  /// Publishes whether a closure accepts the value, if there is one.
  ///
  /// - Parameter predicate: Called at once; not called without a value.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { map(predicate) }

  /// Publishes whether a closure accepts the value, if there is one.
  ///
  /// - Parameter predicate: Called at once; not called without a value.
  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { map(predicate) }

  /// Publishes the value in an array, which is empty without it.
  public func collect() -> Optional<[Output]>.Publisher {
    Optional<[Output]>.Publisher(output.map { [$0] } ?? [])
  }

  /// Publishes the number of values, which is 1, if there is a value.
  public func count() -> Optional<Int>.Publisher { map { _ in 1 } }

  /// Publishes the value, which is the least one.
  ///
  /// - Parameter areInIncreasingOrder: Not called, as one value needs no comparison.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher { self }

  /// Publishes the value, which is the greatest one.
  ///
  /// - Parameter areInIncreasingOrder: Not called, as one value needs no comparison.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher { self }

  /// Publishes what a closure makes of the value.
  ///
  /// - Parameter transform: Called at once; not called without a value.
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.map(transform))
  }

  /// Publishes what a closure makes of the value, unless it is `nil`.
  ///
  /// - Parameter transform: Called at once; not called without a value.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.flatMap(transform))
  }

  /// Publishes what a closure makes of the value and an initial result.
  ///
  /// - Parameters:
  ///   - initialResult: The first argument of the closure; it is not published without a value.
  ///   - nextPartialResult: Called at once with the initial result and the value, if there is one.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  /// Publishes what a closure makes of the value and an initial result.
  ///
  /// - Parameters:
  ///   - initialResult: The first argument of the closure; it is not published without a value.
  ///   - nextPartialResult: Called at once with the initial result and the value, if there is one.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  /// Publishes the value; there is no failure to replace.
  ///
  /// - Parameter output: Not used.
  public func replaceError(with output: Output) -> Optional<Wrapped>.Publisher { self }

  /// Publishes the value, or another one instead of `nil`.
  ///
  /// - Parameter output: The value to publish instead of `nil`.
  public func replaceEmpty(with output: Output) -> Just<Wrapped> { Just(self.output ?? output) }

  /// Publishes the value; it cannot fail, so there is nothing to repeat.
  ///
  /// - Parameter times: Not used.
  public func retry(_ times: Int) -> Optional<Wrapped>.Publisher { self }
}
