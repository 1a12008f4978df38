extension Optional {
  /// A publisher of the value, if there is one.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher that sends the value to each subscriber if there is one, and finishes.
  ///
  ///     let number = Int("42").publisher.sink { print($0) }  // 42
  ///     let nothing = Int("forty").publisher.sink { print($0) }  // finishes without a value
  public struct Publisher: Combine.Publisher {
    /// The kind of values that are published.
    public typealias Output = Wrapped

    /// An optional value cannot fail.
    public typealias Failure = Never

    /// The value that is sent; `nil` if the publisher finishes without one.
    public let output: Output?

    /// Creates a publisher of an optional value.
    ///
    /// - Parameter output: The value that each subscriber receives; `nil` finishes at once.
    public init(_ output: Output?) {
      self.output = output
    }

    /// Attaches a subscriber, which receives the value as soon as it requests one.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      guard let output else { return Empty().receive(subscriber: subscriber) }
      subscriber.receive(subscription: OneValueSubscription("Optional", to: subscriber, value: output))
    }
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
