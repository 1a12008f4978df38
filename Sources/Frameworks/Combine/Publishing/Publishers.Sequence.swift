extension Publishers {
  /// A publisher of the elements of a sequence, one after the other, to each subscriber.
  ///
  ///     let letters = ["a", "b", "c"].publisher.dropFirst()
  ///       .sink { print($0) } receiveValue: { print($0) }  // b, c, finished
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The kind of the elements.
    public typealias Output = Elements.Element

    /// The elements that are sent.
    public let sequence: Elements

    /// Creates a publisher of a sequence.
    ///
    /// - Parameter sequence: The elements, iterated once for each subscriber.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    /// Attaches a subscriber, which receives as many elements as it requests.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      SequenceSubscription.attach(sequence, completion: .finished, to: subscriber)
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// A publisher of the elements of this sequence.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
