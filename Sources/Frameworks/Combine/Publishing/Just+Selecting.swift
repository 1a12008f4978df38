extension Just {
  /// Drops the value, unless the number of values to drop is 0.
  ///
  /// - Parameter count: A number that is not negative; 1 by default, which drops the value.
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    Optional(output).publisher.dropFirst(count)
  }

  /// Drops the value if a closure returns `true`.
  ///
  /// - Parameter predicate: Called at once; `true` drops the value.
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter { !predicate($0) }
  }

  /// Publishes the value, which is the first one.
  public func first() -> Just<Output> { self }

  /// Publishes the value if a closure accepts it.
  ///
  /// - Parameter predicate: Called at once; on `false` the publisher finishes without a value.
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

  /// Publishes the value, which is the last one.
  public func last() -> Just<Output> { self }

  /// Publishes the value if a closure accepts it.
  ///
  /// - Parameter predicate: Called at once; on `false` the publisher finishes without a value.
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

  /// Publishes the value if a closure includes it.
  ///
  /// - Parameter isIncluded: Called at once; on `false` the publisher finishes without a value.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional(output).publisher.filter(isIncluded)
  }

  /// Publishes the completion only.
  public func ignoreOutput() -> Empty<Output, Never> { Empty() }

  /// Publishes the value if the index is 0.
  ///
  /// - Parameter index: An index that is not negative; any but 0 finishes without a value.
  public func output(at index: Int) -> Optional<Output>.Publisher {
    Optional(output).publisher.output(at: index)
  }

  /// Publishes the value if the range has the index 0.
  ///
  /// - Parameter range: Indices that are not negative; without 0 among them it finishes without a
  ///   value.
  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
    Optional(output).publisher.output(in: range)
  }

  /// Publishes the value, unless the number of values is 0.
  ///
  /// - Parameter maxLength: A number that is not negative.
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    Optional(output).publisher.prefix(maxLength)
  }

  /// Publishes the value if a closure accepts it.
  ///
  /// - Parameter predicate: Called at once; on `false` the publisher finishes without a value.
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

  /// Publishes the value, which has no duplicate.
  ///
  /// - Parameter predicate: Not called, as one value needs no comparison.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Publishes the value, which has no duplicate.
  ///
  /// - Parameter predicate: Called once with the value and itself; what it throws is the failure.
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    setFailureType(to: (any Error).self).tryRemoveDuplicates(by: predicate)
  }

  /// Publishes the value; there is no failure to replace.
  ///
  /// - Parameter output: Not used.
  public func replaceError(with output: Output) -> Just<Output> { self }

  /// Publishes the value, which needs no replacement.
  ///
  /// - Parameter output: Not used.
  public func replaceEmpty(with output: Output) -> Just<Output> { self }

  /// Publishes the value; it cannot fail, so there is nothing to repeat.
  ///
  /// - Parameter times: Not used.
  public func retry(_ times: Int) -> Just<Output> { self }

  /// Publishes the value; there is no failure to change.
  ///
  /// - Parameter transform: Not called, as there is no failure.
  public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
    Result.Publisher(output)
  }

  /// Publishes the value, with another kind of failure.
  ///
  /// - Parameter failureType: The new kind of failure, such as `URLError.self`.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    Result.Publisher(output)
  }

  /// Publishes what a closure makes of the value and an initial result.
  ///
  /// - Parameters:
  ///   - initialResult: The first argument of the closure.
  ///   - nextPartialResult: Called at once with the initial result and the value.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Never>.Publisher { Result.Publisher(nextPartialResult(initialResult, output)) }

  /// Publishes what a closure makes of the value; an error that it throws is the failure.
  ///
  /// - Parameters:
  ///   - initialResult: The first argument of the closure.
  ///   - nextPartialResult: Called at once with the initial result and the value.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryMap { try nextPartialResult(initialResult, $0) } }

  /// Publishes what a closure makes of the value and an initial result.
  ///
  /// - Parameters:
  ///   - initialResult: The first argument of the closure.
  ///   - nextPartialResult: Called at once with the initial result and the value.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher
  { reduce(initialResult, nextPartialResult) }

  /// Publishes what a closure makes of the value; an error that it throws is the failure.
  ///
  /// - Parameters:
  ///   - initialResult: The first argument of the closure.
  ///   - nextPartialResult: Called at once with the initial result and the value.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryReduce(initialResult, nextPartialResult) }
}
