/// The subscription of `flatMap(maxPublishers:_:)`: makes a publisher of each value and merges them all.
final class FlatMapSubscription<Input, NewPublisher: Publisher, Downstream: Subscriber>: Subscriber,
  Subscription,
  Named
where NewPublisher.Output == Downstream.Input, NewPublisher.Failure == Downstream.Failure {
  typealias Failure = Downstream.Failure

  let name = "FlatMap"
  private let downstream: Downstream
  private let maxPublishers: Subscribers.Demand
  private let transform: (Input) -> NewPublisher
  private let merging: Merging<Downstream>
  private let link = Locked(Link.awaiting)

  init(
    to downstream: Downstream, maxPublishers: Subscribers.Demand, transform: @escaping (Input) -> NewPublisher
  ) {
    (self.downstream, self.maxPublishers, self.transform) = (downstream, maxPublishers, transform)
    merging = Merging("FlatMap", to: downstream, isHeld: false)
    merging.open()
  }

  func receive(subscription: any Subscription) {
    guard link.connect(subscription) else { return }
    downstream.receive(subscription: self)
    subscription.request(maxPublishers)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.subscription != nil else { return .none }
    // An unlimited number was requested at once.
    let more: Subscribers.Demand = maxPublishers == .unlimited ? .none : .max(1)
    merging.add(
      transform(input), didFinish: { if more > .none { self.link.subscription?.request(more) } },
      didFail: { self.link.end()?.cancel() })
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard link.end() != nil else { return }
    switch completion {
    case .finished: merging.close()
    case .failure: merging.end(completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    merging.request(demand)
  }

  func cancel() {
    merging.cancel()
    link.end()?.cancel()
  }
}
