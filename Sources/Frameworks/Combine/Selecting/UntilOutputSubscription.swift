/// The subscription of an operator that begins or ends with the first value of another publisher.
final class UntilOutputSubscription<Downstream: Subscriber>: Subscription, Named {
  private struct State {
    var link = Link.awaiting
    var trigger = Link.awaiting
    var demand = Subscribers.Demand.none
    var isOpen: Bool

    mutating func end() -> (upstream: (any Subscription)?, trigger: (any Subscription)?)? {
      guard !link.isEnded else { return nil }
      return (link.end(), trigger.end())
    }
  }

  let name: String
  private let downstream: Downstream
  private let endsByTrigger: Bool
  private let state: Locked<State>

  /// Creates a subscription.
  ///
  /// - Parameter isOpen: Whether values are sent before the other publisher sends one, and none after that; if not,
  ///   it is the other way around.
  init(_ name: String, to downstream: Downstream, isOpen: Bool) {
    (self.name, self.downstream) = (name, downstream)
    endsByTrigger = isOpen
    state = Locked(State(isOpen: isOpen))
  }

  func start<Upstream: Publisher, Other: Publisher>(_ upstream: Upstream, until other: Other)
  where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    other.subscribe(
      Relay<Other.Output, Other.Failure>(
        name, receiveSubscription: connectTrigger,
        receiveValue: { _ in
          self.open()
          return .none
        },
        receiveCompletion: { self.triggerDidEnd($0) }))
    upstream.subscribe(
      Relay<Upstream.Output, Upstream.Failure>(
        name, receiveSubscription: connect, receiveValue: receive,
        receiveCompletion: { completion in
          guard let ended = self.state.withLock({ $0.end() }) else { return }
          ended.trigger?.cancel()
          self.downstream.receive(completion: completion)
        }))
  }

  private func connectTrigger(_ subscription: any Subscription) {
    guard state.withLock({ $0.trigger.connect(subscription) }) else { return subscription.cancel() }
    subscription.request(.max(1))
  }

  private func connect(_ subscription: any Subscription) {
    guard state.withLock({ $0.link.connect(subscription) }) else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  private func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    let (isEnded, isOpen) = state.withLock { ($0.link.isEnded, $0.isOpen) }
    guard !isEnded else { return .none }
    return isOpen ? downstream.receive(input) : .none
  }

  /// Takes the first value of the other publisher.
  private func open() {
    // No second value was requested, so that there is nothing to cancel.
    let trigger = state.withLock { state in
      if state.trigger.subscription != nil { state.isOpen = !endsByTrigger }
      return state.trigger.end()
    }
    if endsByTrigger, trigger != nil { complete(.finished) }
  }

  /// Without the other publisher, values either continue to the end, or never begin.
  private func triggerDidEnd<F: Error>(_ completion: Subscribers.Completion<F>) {
    let wasWaiting = state.withLock { $0.trigger.end() } != nil
    guard wasWaiting, !endsByTrigger else { return }
    if case .failure(let failure as Downstream.Failure) = completion {
      complete(.failure(failure))
    } else {
      complete(.finished)
    }
  }

  /// Ends because of the other publisher, which needs no cancellation.
  private func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let ended = state.withLock({ $0.end() }) else { return }
    ended.upstream?.cancel()
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.link.subscription }?.request(demand)
  }

  func cancel() {
    let ended = state.withLock { $0.end() }
    ended?.upstream?.cancel()
    ended?.trigger?.cancel()
  }
}
