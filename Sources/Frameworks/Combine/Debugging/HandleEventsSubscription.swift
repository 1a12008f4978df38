/// The subscription of an operator that only looks at what happens.
final class HandleEventsSubscription<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
  Named
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let name: String
  private let downstream: Downstream
  private let handlers: Locked<Publishers.HandleEvents<Upstream>?>
  private let didRequest: ((Subscribers.Demand, _ isSynchronous: Bool) -> Void)?
  private let link = Locked(Link.awaiting)

  /// Creates a subscription.
  ///
  /// - Parameter didRequest: Is called with each demand, instead of the handler for it, and with whether it was
  ///   returned for a value.
  init(
    _ name: String, to downstream: Downstream, handlers: Publishers.HandleEvents<Upstream>,
    didRequest: ((Subscribers.Demand, _ isSynchronous: Bool) -> Void)? = nil
  ) {
    (self.name, self.downstream) = (name, downstream)
    self.handlers = Locked(handlers)
    self.didRequest = didRequest
  }

  private var current: Publishers.HandleEvents<Upstream>? { handlers.withLock { $0 } }

  /// Gives up the closures with all that they hold.
  private func takeHandlers() -> Publishers.HandleEvents<Upstream>? {
    handlers.withLock { handlers in
      defer { handlers = nil }
      return handlers
    }
  }

  func receive(subscription: any Subscription) {
    current?.receiveSubscription?(subscription)
    guard link.connect(subscription) else { return }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    current?.receiveOutput?(input)
    let more = downstream.receive(input)
    if more > .none { report(more, isSynchronous: true) }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    takeHandlers()?.receiveCompletion?(completion)
    _ = link.end()
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    report(demand, isSynchronous: false)
    link.subscription?.request(demand)
  }

  private func report(_ demand: Subscribers.Demand, isSynchronous: Bool) {
    if let didRequest { didRequest(demand, isSynchronous) } else { current?.receiveRequest?(demand) }
  }

  func cancel() {
    takeHandlers()?.receiveCancel?()
    link.end()?.cancel()
  }
}
