/// A publisher that sends no values, and finishes at once or never.
///
///     let nothing = Empty<Int, Never>()
///       .sink { print($0) } receiveValue: { print($0) }  // finished
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// Whether the publisher finishes as soon as it has a subscriber; otherwise it never does.
  public let completeImmediately: Bool

  /// Creates a publisher without values.
  ///
  /// - Parameter completeImmediately: Whether to finish as soon as there is a subscriber; if not,
  ///   it waits for ever.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Creates a publisher without values, of kinds that are not clear from where it is used.
  ///
  /// - Parameters:
  ///   - completeImmediately: Whether to finish as soon as there is a subscriber; if not, it waits
  ///     for ever.
  ///   - outputType: The kind of values, which are never sent.
  ///   - failureType: The kind of failure, which is never sent.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.init(completeImmediately: completeImmediately)
  }

  /// Attaches a subscriber, which receives at most the completion.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}
