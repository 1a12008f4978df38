/// The subscription of an operator that may send a value instead of the upstream's completion.
final class ReplacingSubscription<Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, Named {
  typealias Input = Downstream.Input

  /// What the end of the upstream publisher leads to.
  enum End {
    /// A value, as soon as it is requested, and then the normal end.
    case value(Input)
    case completion(Subscribers.Completion<Downstream.Failure>)
  }

  private struct State {
    var link = Link.awaiting
    var demand = Subscribers.Demand.none
    var isEmpty = true
    var isEnded = false
    var replacement: Input?

    /// Hands out the replacement if it is requested.
    mutating func takeReplacement() -> Input? {
      guard demand > .none, let value = replacement else { return nil }
      (replacement, link) = (nil, .ended)
      return value
    }
  }

  let name: String
  private let downstream: Downstream
  private let end: (Subscribers.Completion<Failure>, _ isEmpty: Bool) -> End
  private let state = Locked(State())

  init(
    _ name: String, to downstream: Downstream,
    end: @escaping (Subscribers.Completion<Failure>, _ isEmpty: Bool) -> End
  ) {
    (self.name, self.downstream, self.end) = (name, downstream, end)
  }

  func receive(subscription: any Subscription) {
    guard state.withLock({ $0.link.connect(subscription) }) else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let isActive = state.withLock { state in
      if state.demand > .none { state.demand -= 1 }
      state.isEmpty = false
      return state.link.subscription != nil && !state.isEnded
    }
    guard isActive else { return .none }
    let more = downstream.receive(input)
    state.withLock { $0.demand += more }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let isEmpty = state.withLock { state -> Bool? in
      guard state.link.subscription != nil, !state.isEnded else { return nil }
      state.isEnded = true
      return state.isEmpty
    }
    guard let isEmpty else { return }
    switch end(completion, isEmpty) {
    case .value(let value): sendIfDue { $0.replacement = value }
    case .completion(let completion):
      guard state.withLock({ $0.link.end() }) != nil else { return }
      downstream.receive(completion: completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    sendIfDue { $0.demand += demand }
    state.withLock { $0.isEnded ? nil : $0.link.subscription }?.request(demand)
  }

  func cancel() {
    let old = state.withLock { state in
      defer { state.replacement = nil }
      return (subscription: state.link.end(), replacement: state.replacement)
    }
    old.subscription?.cancel()
  }

  private func sendIfDue(_ change: (inout State) -> Void) {
    let value = state.withLock { state -> Input? in
      guard !state.link.isEnded else { return nil }
      change(&state)
      return state.takeReplacement()
    }
    guard let value else { return }
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }
}
