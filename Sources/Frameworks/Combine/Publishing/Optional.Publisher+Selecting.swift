extension Optional.Publisher {
  /// Drops the value, unless the number of values to drop is 0.
  ///
  /// - Parameter count: A number that is not negative; 1 by default, which drops the value.
  public func dropFirst(_ count: Int = 1) -> Optional<Wrapped>.Publisher {
    precondition(count >= 0, "A number of values to drop is not negative, but \(count)")
    return Optional<Wrapped>.Publisher(count == 0 ? output : nil)
  }

  /// Drops the value if a closure returns `true`.
  ///
  /// - Parameter predicate: Called at once; not called without a value.
  public func drop(while predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
    filter { !predicate($0) }
  }

  /// Publishes the value, which is the first one.
  public func first() -> Optional<Wrapped>.Publisher { self }

  /// Publishes the value if a closure accepts it.
  ///
  /// - Parameter predicate: Called at once; not called without a value.
  public func first(where predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher { filter(predicate) }

  /// Publishes the value, which is the last one.
  public func last() -> Optional<Wrapped>.Publisher { self }

  /// Publishes the value if a closure accepts it.
  ///
  /// - Parameter predicate: Called at once; not called without a value.
  public func last(where predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher { filter(predicate) }

  /// Publishes the value if a closure includes it.
  ///
  /// - Parameter isIncluded: Called at once; not called without a value.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  /// Publishes the completion only.
  public func ignoreOutput() -> Empty<Output, Never> { Empty() }

  /// Publishes the value if the index is 0.
  ///
  /// - Parameter index: An index that is not negative; any but 0 finishes without a value.
  public func output(at index: Int) -> Optional<Wrapped>.Publisher { output(in: index...index) }

  /// Publishes the value if the range has the index 0.
  ///
  /// - Parameter range: Indices that are not negative; without 0 among them it finishes without a
  ///   value.
  public func output<R: RangeExpression>(in range: R) -> Optional<Wrapped>.Publisher where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "An index of a value is not negative, but \(range.lowerBound)")
    return Optional<Wrapped>.Publisher(range.contains(0) ? output : nil)
  }

  /// Publishes the value, unless the number of values is 0.
  ///
  /// - Parameter maxLength: A number that is not negative.
  public func prefix(_ maxLength: Int) -> Optional<Wrapped>.Publisher {
    precondition(maxLength >= 0, "A number of values is not negative, but \(maxLength)")
    return Optional<Wrapped>.Publisher(maxLength == 0 ? nil : output)
  }

  /// Publishes the value if a closure accepts it.
  ///
  /// - Parameter predicate: Called at once; not called without a value.
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher { filter(predicate) }

  /// Publishes the value, which has no duplicate.
  ///
  /// - Parameter predicate: Not called, as one value needs no comparison.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher { self }
}
