extension Publishers {
  /// A publisher that sends nothing before it is connected.
  ///
  ///     let numbers = [1, 2].publisher.makeConnectable()
  ///     let first = numbers.sink { print("first: \($0)") }
  ///     let second = numbers.sink { print("second: \($0)") }
  ///     let connection = numbers.connect()  // first: 1, second: 1, first: 2, second: 2
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    /// The kind of values that are published.
    public typealias Output = Upstream.Output

    /// The kind of failure.
    public typealias Failure = Upstream.Failure

    private let multicast: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// Creates a publisher; apps call `makeConnectable()`.
    ///
    /// - Parameter upstream: The publisher that waits for a connection.
    public init(upstream: Upstream) {
      multicast = upstream.multicast { PassthroughSubject() }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      multicast.subscribe(subscriber)
    }

    /// Begins to send.
    ///
    /// - Returns: What ends the connection.
    public func connect() -> any Cancellable {
      multicast.connect()
    }
  }
}

extension Publisher where Failure == Never {
  /// Lets a publisher wait until it is connected, so that several subscribers miss nothing.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
