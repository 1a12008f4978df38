// These need no subscription of their own, since the value is there.

extension Just where Output: Comparable {
  /// Publishes the value, which is the least one.
  public func min() -> Just<Output> { self }

  /// Publishes the value, which is the greatest one.
  public func max() -> Just<Output> { self }
}

extension Just where Output: Equatable {
  /// Publishes whether the value is equal to another.
  ///
  /// - Parameter output: The value to compare with, by `==`.
  public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }

  /// Publishes the value, which has no duplicate.
  public func removeDuplicates() -> Just<Output> { self }
}

extension Just {
  /// Publishes whether a closure accepts the value.
  ///
  /// - Parameter predicate: Called at once with the value, not later for each subscriber.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

  /// Publishes whether a closure accepts the value; an error that it throws is the failure.
  ///
  /// - Parameter predicate: Called at once with the value, not later for each subscriber.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// Publishes whether a closure accepts the value.
  ///
  /// - Parameter predicate: Called at once with the value, not later for each subscriber.
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

  /// Publishes whether a closure accepts the value; an error that it throws is the failure.
  ///
  /// - Parameter predicate: Called at once with the value, not later for each subscriber.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// Publishes the value in an array.
  public func collect() -> Just<[Output]> { Just<[Output]>([output]) }

  /// Publishes the number of values, which is 1.
  public func count() -> Just<Int> { Just<Int>(1) }

  /// Publishes the value, which is the least one.
  ///
  /// - Parameter areInIncreasingOrder: Not called, as one value needs no comparison.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Publishes the value, which is the greatest one.
  ///
  /// - Parameter areInIncreasingOrder: Not called, as one value needs no comparison.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Publishes some values before this one.
  ///
  /// - Parameter elements: The values that come first, in this order.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { prepend(elements) }

  /// Publishes the elements of a sequence before this value.
  ///
  /// - Parameter elements: The values that come first, in this order.
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where S.Element == Output { Publishers.Sequence(sequence: elements + [output]) }

  /// Publishes some values after this one.
  ///
  /// - Parameter elements: The values that come last, in this order.
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { append(elements) }

  /// Publishes the elements of a sequence after this value.
  ///
  /// - Parameter elements: The values that come last, in this order.
  public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where S.Element == Output { Publishers.Sequence(sequence: [output] + elements) }

  /// Publishes what a closure makes of the value.
  ///
  /// - Parameter transform: Called at once, not later for each subscriber.
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

  /// Publishes what a closure makes of the value; an error that it throws is the failure.
  ///
  /// - Parameter transform: Called at once, not later for each subscriber.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result { try transform(output) }.publisher
  }

  /// Publishes what a closure makes of the value, unless it is `nil`.
  ///
  /// - Parameter transform: Called at once; if it returns `nil`, the publisher finishes without a
  ///   value.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    transform(output).publisher
  }
}
