extension Result.Publisher {
  /// Publishes what a closure makes of the value.
  ///
  /// - Parameter transform: Called at once; not called after a failure.
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
    result.map(transform).publisher
  }

  /// Publishes what a closure makes of the value; an error that it throws is the failure.
  ///
  /// - Parameter transform: Called at once; not called after a failure.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result<T, any Error> { try transform(result.get()) }.publisher
  }

  /// Changes the failure by a closure.
  ///
  /// - Parameter transform: Called at once with the failure, if there is one; returns the one to
  ///   publish.
  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher {
    result.mapError(transform).publisher
  }

  /// Publishes what a closure makes of the value and an initial result.
  ///
  /// - Parameters:
  ///   - initialResult: The first argument of the closure.
  ///   - nextPartialResult: Called at once with the initial result and the value; not called after
  ///     a failure.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher { map { nextPartialResult(initialResult, $0) } }

  /// Publishes what a closure makes of the value; an error that it throws is the failure.
  ///
  /// - Parameters:
  ///   - initialResult: The first argument of the closure.
  ///   - nextPartialResult: Called at once with the initial result and the value; not called after
  ///     a failure.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryMap { try nextPartialResult(initialResult, $0) } }

  /// Publishes what a closure makes of the value and an initial result.
  ///
  /// - Parameters:
  ///   - initialResult: The first argument of the closure.
  ///   - nextPartialResult: Called at once with the initial result and the value; not called after
  ///     a failure.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher { reduce(initialResult, nextPartialResult) }

  /// Publishes what a closure makes of the value; an error that it throws is the failure.
  ///
  /// - Parameters:
  ///   - initialResult: The first argument of the closure.
  ///   - nextPartialResult: Called at once with the initial result and the value; not called after
  ///     a failure.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryReduce(initialResult, nextPartialResult) }

  /// Publishes the value, which has no duplicate.
  ///
  /// - Parameter predicate: Not called, as one value needs no comparison.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher {
    self
  }

  /// Publishes the value, which has no duplicate.
  ///
  /// - Parameter predicate: Called once with the value and itself; what it throws is the failure.
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Success, any Error>.Publisher {
    comparing(by: predicate)
  }

  /// Publishes a value instead of the failure.
  ///
  /// - Parameter output: The value to publish if there is a failure.
  public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
    Result<Output, Never>.Publisher((try? result.get()) ?? output)
  }

  /// Publishes the value, which needs no replacement.
  ///
  /// - Parameter output: Not used.
  public func replaceEmpty(with output: Output) -> Result<Success, Failure>.Publisher { self }

  /// Publishes the value or the failure, which would be the same again.
  ///
  /// - Parameter times: Not used.
  public func retry(_ times: Int) -> Result<Success, Failure>.Publisher { self }
}

extension Result.Publisher where Failure == Never {
  /// Publishes the value, with another kind of failure.
  ///
  /// - Parameter failureType: The new kind of failure, such as `URLError.self`.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    result.mapError { $0 }.publisher
  }
}

extension Result.Publisher {
  /// Publishes the value after a closure has compared it with itself, whose error counts, though its
  /// answer does not.
  func comparing(by compare: (Output, Output) throws -> Bool) -> Result<Success, any Error>.Publisher {
    tryMap { value in
      _ = try compare(value, value)
      return value
    }
  }
}
