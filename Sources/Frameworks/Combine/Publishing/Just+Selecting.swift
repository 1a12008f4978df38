extension Just {
  /// Drops the value, unless the number of values to drop is 0.
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    Optional(output).publisher.dropFirst(count)
  }

  /// Drops the value if a closure says so.
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter { !predicate($0) }
  }

  /// Publishes the value, which is the first one.
  public func first() -> Just<Output> { self }

  /// Publishes the value if a closure accepts it.
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

  /// Publishes the value, which is the last one.
  public func last() -> Just<Output> { self }

  /// Publishes the value if a closure accepts it.
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

  /// Publishes the value if a closure includes it.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional(output).publisher.filter(isIncluded)
  }

  /// Publishes the completion only.
  public func ignoreOutput() -> Empty<Output, Never> { Empty() }

  /// Publishes the value if the index is 0.
  public func output(at index: Int) -> Optional<Output>.Publisher {
    Optional(output).publisher.output(at: index)
  }

  /// Publishes the value if the range has the index 0.
  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
    Optional(output).publisher.output(in: range)
  }

  /// Publishes the value, unless the number of values is 0.
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    Optional(output).publisher.prefix(maxLength)
  }

  /// Publishes the value if a closure accepts it.
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

  /// Publishes the value, which has no duplicate.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Publishes the value, which has no duplicate.
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    setFailureType(to: (any Error).self).tryRemoveDuplicates(by: predicate)
  }

  /// Publishes the value; there is no failure to replace.
  public func replaceError(with output: Output) -> Just<Output> { self }

  /// Publishes the value, which needs no replacement.
  public func replaceEmpty(with output: Output) -> Just<Output> { self }

  /// Publishes the value; there is no failure after which to begin again.
  public func retry(_ times: Int) -> Just<Output> { self }

  /// Publishes the value; there is no failure to change.
  public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
    Result.Publisher(output)
  }

  /// Publishes the value, with another kind of failure.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    Result.Publisher(output)
  }

  /// Publishes what a closure makes of the value and an initial result.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Never>.Publisher { Result.Publisher(nextPartialResult(initialResult, output)) }

  /// Publishes what a closure makes of the value; an error that it throws is the failure.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryMap { try nextPartialResult(initialResult, $0) } }

  /// Publishes what a closure makes of the value and an initial result.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher
  { reduce(initialResult, nextPartialResult) }

  /// Publishes what a closure makes of the value; an error that it throws is the failure.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryReduce(initialResult, nextPartialResult) }
}
