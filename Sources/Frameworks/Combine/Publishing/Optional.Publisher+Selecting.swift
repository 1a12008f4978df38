extension Optional.Publisher {
  /// Drops the value, unless the number of values to drop is 0.
  public func dropFirst(_ count: Int = 1) -> Optional<Wrapped>.Publisher {
    precondition(count >= 0, "A number of values to drop is not negative, but \(count)")
    return Optional<Wrapped>.Publisher(count == 0 ? output : nil)
  }

  /// Drops the value if a closure says so.
  public func drop(while predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
    filter { !predicate($0) }
  }

  /// Publishes the value, which is the first one.
  public func first() -> Optional<Wrapped>.Publisher { self }

  /// Publishes the value if a closure accepts it.
  public func first(where predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher { filter(predicate) }

  /// Publishes the value, which is the last one.
  public func last() -> Optional<Wrapped>.Publisher { self }

  /// Publishes the value if a closure accepts it.
  public func last(where predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher { filter(predicate) }

  /// Publishes the value if a closure includes it.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  /// Publishes the completion only.
  public func ignoreOutput() -> Empty<Output, Never> { Empty() }

  /// Publishes the value if the index is 0.
  public func output(at index: Int) -> Optional<Wrapped>.Publisher { output(in: index...index) }

  /// Publishes the value if the range has the index 0.
  public func output<R: RangeExpression>(in range: R) -> Optional<Wrapped>.Publisher where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "An index of a value is not negative, but \(range.lowerBound)")
    return Optional<Wrapped>.Publisher(range.contains(0) ? output : nil)
  }

  /// Publishes the value, unless the number of values is 0.
  public func prefix(_ maxLength: Int) -> Optional<Wrapped>.Publisher {
    precondition(maxLength >= 0, "A number of values is not negative, but \(maxLength)")
    return Optional<Wrapped>.Publisher(maxLength == 0 ? nil : output)
  }

  /// Publishes the value if a closure accepts it.
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher { filter(predicate) }

  /// Publishes the value, which has no duplicate.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher { self }
}
