/// The subscription of `collect(_:)`: sends collections of some number of values.
final class CollectByCountSubscription<Input, Downstream: Subscriber>: Subscriber, Subscription, Named
where Downstream.Input == [Input] {
  typealias Failure = Downstream.Failure

  private struct State {
    var link = Link.awaiting
    var values: [Input] = []

    mutating func takeValues() -> [Input] {
      defer { values = [] }
      return values
    }
  }

  let name = "CollectByCount"
  private let downstream: Downstream
  private let count: Int
  private let state = Locked(State())

  init(to downstream: Downstream, count: Int) {
    (self.downstream, self.count) = (downstream, count)
  }

  func receive(subscription: any Subscription) {
    guard state.withLock({ $0.link.connect(subscription) }) else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let full = state.withLock { state -> [Input]? in
      guard state.link.subscription != nil else { return nil }
      state.values.append(input)
      return state.values.count == count ? state.takeValues() : nil
    }
    return full.map { downstream.receive($0) * count } ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (subscription, rest) = state.withLock { ($0.link.end(), $0.takeValues()) }
    guard subscription != nil else { return }
    if case .finished = completion, !rest.isEmpty { _ = downstream.receive(rest) }
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    state.withLock { $0.link.subscription }?.request(demand * count)
  }

  func cancel() {
    let (subscription, _) = state.withLock { ($0.link.end(), $0.takeValues()) }
    subscription?.cancel()
  }
}
