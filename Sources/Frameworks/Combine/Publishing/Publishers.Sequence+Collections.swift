extension Publishers.Sequence where Elements: Collection, Failure == Never {
  /// Publishes the first element.
  public func first() -> Optional<Output>.Publisher { sequence.first.publisher }

  /// Publishes the element with an index, if there is one.
  ///
  /// - Parameter index: An index of the collection; one that is out of bounds publishes nothing.
  public func output(at index: Elements.Index) -> Optional<Output>.Publisher {
    Optional.Publisher(sequence.indices.contains(index) ? sequence[index] : nil)
  }
}

extension Publishers.Sequence where Elements: Collection {
  /// Publishes the number of elements.
  public func count() -> Result<Int, Failure>.Publisher { Result.Publisher(sequence.count) }

  /// Publishes the elements in a range of indices.
  ///
  /// - Parameter range: Indices of the collection, all of them within its bounds.
  public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
    Publishers.Sequence<[Output], Failure>(sequence: Array(sequence[range]))
  }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
  /// Publishes the last element.
  public func last() -> Optional<Output>.Publisher { sequence.last.publisher }

  /// Publishes the last element that a closure accepts.
  ///
  /// - Parameter predicate: Called at once with each element from the last one back, until it
  ///   returns `true`.
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    sequence.last(where: predicate).publisher
  }
}

extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
  /// Publishes the element with an index, if there is one.
  ///
  /// - Parameter index: An index of the collection; one that is out of bounds publishes nothing.
  public func output(at index: Elements.Index) -> Optional<Output>.Publisher {
    Optional.Publisher(sequence.startIndex..<sequence.endIndex ~= index ? sequence[index] : nil)
  }

  /// Publishes the number of elements.
  public func count() -> Just<Int> { Just(sequence.count) }
}

extension Publishers.Sequence where Elements: RandomAccessCollection {
  /// Publishes the number of elements.
  public func count() -> Result<Int, Failure>.Publisher { Result.Publisher(sequence.count) }

  /// Publishes the elements in a range of indices.
  ///
  /// - Parameter range: Indices of the collection, all of them within its bounds.
  public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
    Publishers.Sequence<[Output], Failure>(sequence: Array(sequence[range]))
  }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  /// Publishes some elements before these.
  ///
  /// - Parameter elements: The elements that come first, in this order.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> { prepend(elements) }

  /// Publishes the elements of a sequence before these.
  ///
  /// - Parameter elements: The elements that come first, in this order.
  public func prepend<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S.Element == Elements.Element { Publishers.Sequence(sequence: elements + sequence) }

  /// Publishes the elements of another publisher before these.
  ///
  /// - Parameter publisher: The publisher whose elements come first.
  public func prepend(
    _ publisher: Publishers.Sequence<Elements, Failure>
  ) -> Publishers.Sequence<Elements, Failure> { prepend(publisher.sequence) }

  /// Publishes some elements after these.
  ///
  /// - Parameter elements: The elements that come last, in this order.
  public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> { append(elements) }

  /// Publishes the elements of a sequence after these.
  ///
  /// - Parameter elements: The elements that come last, in this order.
  public func append<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S.Element == Elements.Element { Publishers.Sequence(sequence: sequence + elements) }

  /// Publishes the elements of another publisher after these.
  ///
  /// - Parameter publisher: The publisher whose elements come last.
  public func append(
    _ publisher: Publishers.Sequence<Elements, Failure>
  ) -> Publishers.Sequence<Elements, Failure> { append(publisher.sequence) }
}
