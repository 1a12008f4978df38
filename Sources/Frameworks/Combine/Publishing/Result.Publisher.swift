extension Result {
  /// A publisher of the value or the failure.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher that sends the value to each subscriber and finishes, or fails.
  ///
  ///     let loaded = Result<Int, URLError>.success(42).publisher
  ///       .sink { print($0) } receiveValue: { print($0) }  // 42, finished
  public struct Publisher: Combine.Publisher {
    /// The kind of values that are published.
    public typealias Output = Success

    /// What is sent.
    public let result: Result<Output, Failure>

    /// Creates a publisher of a result.
    ///
    /// - Parameter result: The value or failure that each subscriber receives.
    public init(_ result: Result<Output, Failure>) {
      self.result = result
    }

    /// Creates a publisher of a value.
    ///
    /// - Parameter output: The value that each subscriber receives.
    public init(_ output: Output) {
      self.init(.success(output))
    }

    /// Creates a publisher that fails.
    ///
    /// - Parameter failure: The failure that each subscriber receives.
    public init(_ failure: Failure) {
      self.init(.failure(failure))
    }

    /// Attaches a subscriber, which receives the value as soon as it requests one, or the failure at once.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      switch result {
      case .success(let output):
        subscriber.receive(subscription: OneValueSubscription("Once", to: subscriber, value: output))
      case .failure(let failure): Fail(error: failure).receive(subscriber: subscriber)
      }
    }
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
