/// The subscription of an operator that follows one publisher after another, as one stream.
///
/// The demand that one publisher has not met goes over to the next.
final class Succession<Downstream: Subscriber>: Subscription, Named {
  private struct State {
    var subscription: (any Subscription)?
    var demand = Subscribers.Demand.none
    var isStarted = false
    var isOver = false
    /// Counts the publishers, so that the end of an earlier one is ignored.
    var stage = 0
  }

  let name: String
  private let downstream: Downstream
  private let state = Locked(State())

  init(_ name: String, to downstream: Downstream) {
    (self.name, self.downstream) = (name, downstream)
  }

  /// Follows a publisher, unless all is over; its completion is handed to a closure.
  func follow<P: Publisher>(_ publisher: P, then end: @escaping (Subscribers.Completion<P.Failure>) -> Void)
  where P.Output == Downstream.Input {
    let stage = state.withLock { state in
      state.stage += 1
      return state.isOver ? nil : state.stage
    }
    guard let stage else { return }
    publisher.subscribe(
      Relay<P.Output, P.Failure>(
        name, receiveSubscription: connect,
        receiveValue: receive,
        receiveCompletion: { if self.leave(stage) { end($0) } }))
  }

  private func connect(_ subscription: any Subscription) {
    let accepted = state.withLock { state -> (isFirst: Bool, demand: Subscribers.Demand)? in
      guard !state.isOver, state.subscription == nil else { return nil }
      defer { state.isStarted = true }
      state.subscription = subscription
      return (!state.isStarted, state.demand)
    }
    guard let accepted else { return subscription.cancel() }
    if accepted.isFirst {
      downstream.receive(subscription: self)
    } else if accepted.demand > .none {
      subscription.request(accepted.demand)
    }
  }

  private func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    let isOver = state.withLock { state in
      if state.demand > .none { state.demand -= 1 }
      return state.isOver
    }
    guard !isOver else { return .none }
    let more = downstream.receive(input)
    if more > .none { state.withLock { $0.demand += more } }
    return more
  }

  /// Leaves a publisher that has ended.
  ///
  /// - Returns: Whether its end counts.
  private func leave(_ stage: Int) -> Bool {
    let old = state.withLock { state -> (subscription: (any Subscription)?, counts: Bool) in
      guard !state.isOver, state.stage == stage, state.subscription != nil else { return (nil, false) }
      defer { state.subscription = nil }
      return (state.subscription, true)
    }
    return old.counts
  }

  /// Ends the stream.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let isLate = state.withLock { state in
      defer { state.isOver = true }
      return state.isOver
    }
    if !isLate { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    let subscription = state.withLock { state in
      state.demand += demand
      return state.subscription
    }
    subscription?.request(demand)
  }

  func cancel() {
    let subscription = state.withLock { state in
      defer { (state.isOver, state.subscription) = (true, nil) }
      return state.subscription
    }
    subscription?.cancel()
  }
}
