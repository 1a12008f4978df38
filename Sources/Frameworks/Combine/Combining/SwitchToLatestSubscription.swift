/// The subscription of `switchToLatest()`: follows the latest publisher that another one sends.
final class SwitchToLatestSubscription<Latest: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
  Named
where Latest.Output == Downstream.Input, Latest.Failure == Downstream.Failure {
  typealias Input = Latest
  typealias Failure = Downstream.Failure

  private struct State {
    var outer = Link.awaiting
    var inner: (any Subscription)?
    /// Counts the publishers, so that an earlier one is ignored.
    var generation = 0
    var isInnerOpen = false
    var isOuterOpen = true
    var demand = Subscribers.Demand.none

    mutating func end() -> [any Subscription] {
      defer { (inner, generation) = (nil, generation + 1) }
      return [inner, outer.end()].compactMap { $0 }
    }
  }

  let name = "SwitchToLatest"
  private let downstream: Downstream
  private let state = Locked(State())

  init(to downstream: Downstream) {
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    guard state.withLock({ $0.outer.connect(subscription) }) else { return subscription.cancel() }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Latest) -> Subscribers.Demand {
    let begun = state.withLock { state -> (generation: Int, old: (any Subscription)?)? in
      guard state.outer.subscription != nil else { return nil }
      defer { state.inner = nil }
      state.generation += 1
      state.isInnerOpen = true
      return (state.generation, state.inner)
    }
    guard let begun else { return .none }
    begun.old?.cancel()
    input.subscribe(
      Relay<Latest.Output, Failure>(
        name, receiveSubscription: { self.connect($0, generation: begun.generation) },
        receiveValue: { self.receive($0, generation: begun.generation) },
        receiveCompletion: { self.complete($0, generation: begun.generation) }))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if case .failure = completion { return end(completion) }
    state.withLock { $0.isOuterOpen = false }
    finishIfDone()
  }

  private func connect(_ subscription: any Subscription, generation: Int) {
    let demand = state.withLock { state -> Subscribers.Demand? in
      guard state.generation == generation, state.inner == nil else { return nil }
      state.inner = subscription
      return state.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  private func receive(_ input: Latest.Output, generation: Int) -> Subscribers.Demand {
    let isLatest = state.withLock { state in
      guard state.generation == generation else { return false }
      if state.demand > .none { state.demand -= 1 }
      return true
    }
    guard isLatest else { return .none }
    let more = downstream.receive(input)
    if more > .none { state.withLock { $0.demand += more } }
    return more
  }

  private func complete(_ completion: Subscribers.Completion<Failure>, generation: Int) {
    let old = state.withLock { state -> (isLatest: Bool, inner: (any Subscription)?) in
      guard state.generation == generation else { return (false, nil) }
      defer { (state.inner, state.isInnerOpen) = (nil, false) }
      return (true, state.inner)
    }
    guard old.isLatest else { return }
    if case .failure = completion { end(completion) } else { finishIfDone() }
  }

  private func finishIfDone() {
    if state.withLock({ !$0.isOuterOpen && !$0.isInnerOpen }) { end(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    let subscriptions = state.withLock { $0.outer.subscription == nil ? nil : $0.end() }
    guard let subscriptions else { return }
    if case .failure = completion { for subscription in subscriptions { subscription.cancel() } }
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    let inner = state.withLock { state in
      state.demand += demand
      return state.inner
    }
    inner?.request(demand)
  }

  func cancel() {
    for subscription in state.withLock({ $0.end() }) { subscription.cancel() }
  }
}
