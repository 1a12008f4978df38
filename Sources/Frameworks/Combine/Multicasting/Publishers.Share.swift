extension Publishers {
  /// A publisher that has one subscription for all its subscribers.
  ///
  ///     let names = PassthroughSubject<String, Never>()
  ///     let shared = names.handleEvents(receiveOutput: { print("loads \($0)") }).share()
  ///     let title = shared.sink { print("title: \($0)") }
  ///     let label = shared.sink { print("label: \($0)") }
  ///     names.send("Ada")  // loads Ada, title: Ada, label: Ada
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// The kind of values that are published.
    public typealias Output = Upstream.Output

    /// The kind of failure.
    public typealias Failure = Upstream.Failure

    /// The publisher that is subscribed to once.
    public let upstream: Upstream

    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Creates a publisher; apps call `share()`.
    ///
    /// - Parameter upstream: The publisher to subscribe to once for all subscribers.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    /// Attaches a subscriber; the first one leads to the subscription.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      shared.subscribe(subscriber)
    }

    /// Returns whether the two are the same object.
    public static func == (lhs: Share, rhs: Share) -> Bool {
      lhs === rhs
    }
  }
}

extension Publisher {
  /// Shares one subscription among all subscribers, from the first one until the last one cancels.
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }
}
