extension Publishers.Sequence {
  /// Publishes what a closure makes of each element.
  ///
  /// - Parameter transform: Called at once with each element, not later for each subscriber.
  public func map<T>(_ transform: (Elements.Element) -> T) -> Publishers.Sequence<[T], Failure> {
    Publishers.Sequence<[T], Failure>(sequence: sequence.map(transform))
  }

  /// Publishes the results of a closure that are not `nil`.
  ///
  /// - Parameter transform: Called at once with each element; `nil` drops it.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
    Publishers.Sequence<[T], Failure>(sequence: sequence.compactMap(transform))
  }

  /// Publishes the elements that a closure includes.
  ///
  /// - Parameter isIncluded: Called at once with each element; `true` publishes it.
  public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
    Publishers.Sequence<[Output], Failure>(sequence: sequence.filter(isIncluded))
  }

  /// Drops elements until a closure returns `false`.
  ///
  /// - Parameter predicate: Called at once with each element until it returns `false`; that element
  ///   is the first to be published.
  public func drop(
    while predicate: (Elements.Element) -> Bool
  ) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
    Publishers.Sequence<DropWhileSequence<Elements>, Failure>(sequence: sequence.drop(while: predicate))
  }

  /// Drops the first elements, one by default.
  ///
  /// - Parameter count: How many elements to drop, not negative; 0 drops none.
  public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
    Publishers.Sequence<DropFirstSequence<Elements>, Failure>(sequence: sequence.dropFirst(count))
  }

  /// Publishes the first elements up to a number.
  ///
  /// - Parameter maxLength: How many elements to publish at most, not negative.
  public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
    Publishers.Sequence<PrefixSequence<Elements>, Failure>(sequence: sequence.prefix(maxLength))
  }

  /// Publishes elements as long as a closure accepts them.
  ///
  /// - Parameter predicate: Called at once with each element until it returns `false`; that element
  ///   is not published.
  public func prefix(
    while predicate: (Elements.Element) -> Bool
  ) -> Publishers.Sequence<[Elements.Element], Failure> {
    Publishers.Sequence<[Elements.Element], Failure>(sequence: sequence.prefix(while: predicate))
  }

  /// Publishes a default instead of each element that is `nil`.
  ///
  /// - Parameter output: The value to publish instead of `nil`.
  public func replaceNil<T>(with output: T) -> Publishers.Sequence<[Output], Failure>
  where Elements.Element == T? {
    Publishers.Sequence<[Output], Failure>(sequence: sequence.map { $0 ?? output })
  }

  /// Combines each element with the last result, and publishes every result.
  ///
  /// - Parameters:
  ///   - initialResult: The first argument of the first call; it is not published itself.
  ///   - nextPartialResult: Called at once with the last result and each element; its result is
  ///     published.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Sequence<[T], Failure> {
    var result = initialResult
    return map {
      result = nextPartialResult(result, $0)
      return result
    }
  }

  /// Publishes the elements, with another kind of failure.
  ///
  /// - Parameter error: The new kind of failure, such as `URLError.self`.
  public func setFailureType<E: Error>(to error: E.Type) -> Publishers.Sequence<Elements, E> {
    Publishers.Sequence<Elements, E>(sequence: sequence)
  }
}
