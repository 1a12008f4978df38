/// A publisher that creates the actual publisher for each subscriber when it attaches.
///
///     let now = Deferred { Just(Date()) }
///     let first = now.sink { print($0) }  // the time of this line
///     let second = now.sink { print($0) }  // a later time
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The kind of values of the publisher that is made.
  public typealias Output = DeferredPublisher.Output

  /// The kind of failure of the publisher that is made.
  public typealias Failure = DeferredPublisher.Failure

  /// Makes the publisher for a subscriber.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher that waits for a subscriber.
  ///
  /// - Parameter createPublisher: Called once for each subscriber, as it attaches.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Attaches a subscriber to a publisher that is made for it.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}
