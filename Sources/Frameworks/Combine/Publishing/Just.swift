/// A publisher that sends one value to each subscriber, and finishes.
///
///     let squares = Just(3).map { $0 * $0 }
///       .sink { print($0) } receiveValue: { print($0) }  // 9, finished
public struct Just<Output>: Publisher {
  /// A value that is there already cannot fail.
  public typealias Failure = Never

  /// The value that is sent.
  public let output: Output

  /// Creates a publisher of a value.
  ///
  /// - Parameter output: The value that each subscriber receives.
  public init(_ output: Output) {
    self.output = output
  }

  /// Attaches a subscriber, which receives the value as soon as it requests one.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: OneValueSubscription("Just", to: subscriber, value: output))
  }
}

extension Just: Equatable where Output: Equatable {}
