/// The values of a publisher that may fail, as an asynchronous sequence that throws the failure.
///
/// One value is requested whenever a task waits for it; a subject's values in between are lost.
///
///     struct Offline: Error {}
///     let names = ["Ada"].publisher.setFailureType(to: Offline.self).append(Fail(error: Offline()))
///     do {
///       for try await name in names.values { print(name) }  // Ada
///     } catch is Offline { print("offline") }  // offline
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The kind of values.
  public typealias Element = P.Output

  /// The kind of the iterator.
  public typealias AsyncIterator = Iterator

  private let publisher: P

  /// Creates a sequence of the values of a publisher.
  ///
  /// - Parameter publisher: The publisher of the values; each iterator subscribes to it.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    let subscription = AsyncSubscription<P.Output, P.Failure>()
    publisher.subscribe(subscription.bridge)
    return Iterator(subscription: subscription)
  }

  /// Waits for one value after the other; the subscription ends when it is released.
  public struct Iterator: AsyncIteratorProtocol {
    /// The kind of values.
    public typealias Element = P.Output

    fileprivate let subscription: AsyncSubscription<P.Output, P.Failure>

    /// Waits for the next value, `nil` at the end or when the task is canceled.
    public mutating func next() async throws -> P.Output? {
      try await subscription.bridge.next()
    }

    /// Waits for the next value, `nil` at the end or when the task is canceled.
    ///
    /// - Parameter actor: The actor that waits, normally the caller's; `nil` for none.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> P.Output? {
      try await subscription.bridge.next(isolation: actor)
    }
  }
}

extension Publisher {
  /// The values of this publisher as an asynchronous sequence, which throws the failure.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
