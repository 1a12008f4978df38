extension Publishers.Sequence {
  /// Publishes whether a closure accepts all elements.
  ///
  /// - Parameter predicate: Called at once with each element, until it returns `false`.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    Result.Publisher(sequence.allSatisfy(predicate))
  }

  /// Publishes whether a closure accepts all elements; an error that it throws is the failure.
  ///
  /// - Parameter predicate: Called at once with each element, until it returns `false` or throws.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    Result { try sequence.allSatisfy(predicate) }.publisher
  }

  /// Publishes whether a closure accepts an element.
  ///
  /// - Parameter predicate: Called at once with each element, until it returns `true`.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    Result.Publisher(sequence.contains(where: predicate))
  }

  /// Publishes whether a closure accepts an element; an error that it throws is the failure.
  ///
  /// - Parameter predicate: Called at once with each element, until it returns `true` or throws.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    Result { try sequence.contains(where: predicate) }.publisher
  }

  /// Publishes all elements in an array.
  public func collect() -> Result<[Output], Failure>.Publisher { Result.Publisher(Array(sequence)) }

  /// Publishes what a closure makes of all elements.
  ///
  /// - Parameters:
  ///   - initialResult: The first argument of the first call, published if there are no elements.
  ///   - nextPartialResult: Called at once with the last result and each element; returns the next
  ///     result.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Result<T, Failure>.Publisher { Result.Publisher(sequence.reduce(initialResult, nextPartialResult)) }

  /// Publishes what a closure makes of all elements; an error that it throws is the failure.
  ///
  /// - Parameters:
  ///   - initialResult: The first argument of the first call, published if there are no elements.
  ///   - nextPartialResult: Called at once with the last result and each element, until it throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    Result { try sequence.reduce(initialResult, nextPartialResult) }.publisher
  }

  /// Publishes the completion only.
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }
}

extension Publishers.Sequence where Elements.Element: Equatable {
  /// Drops each element that is equal to the one before.
  public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
    let unique = sequence.reduce(into: [Output]()) { if $0.last != $1 { $0.append($1) } }
    return Publishers.Sequence<[Output], Failure>(sequence: unique)
  }

  /// Publishes whether there is an equal element.
  ///
  /// - Parameter output: The element to look for, compared by `==`.
  public func contains(_ output: Elements.Element) -> Result<Bool, Failure>.Publisher {
    Result.Publisher(sequence.contains(output))
  }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
  /// Publishes the least element.
  public func min() -> Optional<Output>.Publisher { sequence.min().publisher }

  /// Publishes the greatest element.
  public func max() -> Optional<Output>.Publisher { sequence.max().publisher }
}

extension Publishers.Sequence where Failure == Never {
  /// Publishes the least element in an order.
  ///
  /// - Parameter areInIncreasingOrder: Returns whether its first argument is less than its second;
  ///   of equal elements, the first is published.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    sequence.min(by: areInIncreasingOrder).publisher
  }

  /// Publishes the greatest element in an order.
  ///
  /// - Parameter areInIncreasingOrder: Returns whether its first argument is less than its second;
  ///   of equal elements, the first is published.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    sequence.max(by: areInIncreasingOrder).publisher
  }

  /// Publishes the first element that a closure accepts.
  ///
  /// - Parameter predicate: Called at once with each element, until it returns `true`.
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    sequence.first(where: predicate).publisher
  }
}
