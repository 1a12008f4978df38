extension Publishers {
  /// A publisher that connects with its first subscriber, and disconnects when the last one cancels.
  ///
  ///     let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  ///     let first = ticks.sink { print($0) }  // starts the timer
  ///     first.cancel()  // stops it, as there is no other subscriber
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The kind of values that are published.
    public typealias Output = Upstream.Output

    /// The kind of failure.
    public typealias Failure = Upstream.Failure

    private struct State {
      var subscribers = 0
      var connection: (any Cancellable)?
    }

    /// The publisher that is connected.
    public final let upstream: Upstream

    private let state = Locked(State())

    /// Creates a publisher; apps call `autoconnect()`.
    ///
    /// - Parameter upstream: The publisher to connect and disconnect.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber, and connects if it is the first one.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isFirst = state.withLock { state in
        state.subscribers += 1
        return state.subscribers == 1
      }
      upstream.subscribe(
        Relay<Output, Failure>(
          "Autoconnect",
          receiveSubscription: {
            subscriber.receive(subscription: AutoconnectSubscription($0, didCancel: self.disconnectIfUnused))
          },
          receiveValue: subscriber.receive, receiveCompletion: subscriber.receive(completion:)))
      guard isFirst else { return }
      let connection = upstream.connect()
      let isUsed = state.withLock { state in
        if state.subscribers > 0 { state.connection = connection }
        return state.subscribers > 0
      }
      if !isUsed { connection.cancel() }
    }

    private func disconnectIfUnused() {
      let connection = state.withLock { state -> (any Cancellable)? in
        state.subscribers -= 1
        guard state.subscribers == 0 else { return nil }
        defer { state.connection = nil }
        return state.connection
      }
      connection?.cancel()
    }
  }
}

extension ConnectablePublisher {
  /// Connects with the first subscriber, and disconnects when the last one cancels.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

/// A subscription that reports its cancellation, once, even if that comes after the end.
private final class AutoconnectSubscription: Subscription, Named {
  let name: String
  private let upstream: any Subscription
  private let didCancel: Locked<(() -> Void)?>

  init(_ upstream: any Subscription, didCancel: @escaping () -> Void) {
    name = "\(upstream)"
    self.upstream = upstream
    self.didCancel = Locked(didCancel)
  }

  func request(_ demand: Subscribers.Demand) {
    upstream.request(demand)
  }

  func cancel() {
    upstream.cancel()
    let action = didCancel.withLock { action in
      defer { action = nil }
      return action
    }
    action?()
  }
}
