/// The subscription of one subscriber of a hub.
final class Conduit<Output, Failure: Error>: Subscription, Named {
  private struct State {
    var hub: Hub<Output, Failure>?
    var downstream: (any Subscriber<Output, Failure>)?
    var demand = Subscribers.Demand.none
    /// Whether the hub has a present value that this subscriber has not received.
    var isBehind: Bool

    mutating func end() -> State {
      defer { self = State(isBehind: false) }
      return self
    }
  }

  let name: String
  private let state: Locked<State>

  private let isUnlimited: Bool

  init(
    of hub: Hub<Output, Failure>, to downstream: any Subscriber<Output, Failure>, isBehind: Bool,
    isUnlimited: Bool
  ) {
    self.isUnlimited = isUnlimited
    name = hub.name
    state = Locked(State(hub: hub, downstream: downstream, isBehind: isBehind))
  }

  /// Sends a value if one is requested; if not, it is lost, or caught up with as the present one.
  func offer(_ value: Output) {
    let downstream = state.withLock { state -> (any Subscriber<Output, Failure>)? in
      state.isBehind = state.demand == .none
      guard !state.isBehind else { return nil }
      state.demand -= 1
      return state.downstream
    }
    guard let more = downstream?.receive(value), more > .none else { return }
    state.withLock { $0.demand += more }
    catchUp()
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    state.withLock { $0.end() }.downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    let hub = state.withLock { state in
      state.demand += isUnlimited ? .unlimited : demand
      return state.hub
    }
    hub?.requestFromSources()
    catchUp()
  }

  func cancel() {
    state.withLock { $0.end() }.hub?.remove(self)
  }

  /// Sends the present value of the hub to a subscriber that has not received it.
  private func catchUp() {
    let hub = state.withLock { $0.isBehind && $0.demand > .none ? $0.hub : nil }
    guard let hub, let value = hub.current else { return }
    offer(value)
  }
}
