/// A publisher that fails as soon as it has a subscriber.
///
///     let failure = Fail<Int, URLError>(error: URLError(.timedOut))
///       .sink { print($0) } receiveValue: { print($0) }  // only the failure
public struct Fail<Output, Failure: Error>: Publisher {
  /// The failure that is sent.
  public let error: Failure

  /// Creates a publisher that fails.
  ///
  /// - Parameter error: What each subscriber receives at once.
  public init(error: Failure) {
    self.error = error
  }

  /// Creates a publisher that fails, of a kind of values that is not clear from where it is used.
  ///
  /// - Parameters:
  ///   - outputType: The kind of values, which are never sent.
  ///   - failure: What each subscriber receives at once.
  public init(outputType: Output.Type, failure: Failure) {
    self.init(error: failure)
  }

  /// Attaches a subscriber, which receives the failure at once.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
