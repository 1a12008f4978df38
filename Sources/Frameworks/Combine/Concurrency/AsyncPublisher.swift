/// The values of a publisher that cannot fail, as an asynchronous sequence.
///
/// One value is requested whenever a task waits for it; a subject's values in between are lost.
///
///     for await square in [1, 2, 3].publisher.map({ $0 * $0 }).values {
///       print(square)  // 1, 4, 9
///     }
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
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
    let subscription = AsyncSubscription<P.Output, Never>()
    publisher.subscribe(subscription.bridge)
    return Iterator(subscription: subscription)
  }

  /// Waits for one value after the other; the subscription ends when it is released.
  public struct Iterator: AsyncIteratorProtocol {
    /// The kind of values.
    public typealias Element = P.Output

    fileprivate let subscription: AsyncSubscription<P.Output, Never>

    /// Waits for the next value, `nil` at the end or when the task is canceled.
    public mutating func next() async -> P.Output? {
      await subscription.bridge.next()
    }

    /// Waits for the next value, `nil` at the end or when the task is canceled.
    ///
    /// - Parameter actor: The actor that waits, normally the caller's; `nil` for none.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      await subscription.bridge.next(isolation: actor)
    }
  }
}

extension Publisher where Failure == Never {
  /// The values of this publisher as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
