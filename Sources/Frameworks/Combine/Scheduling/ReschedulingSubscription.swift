/// The subscription of an operator that sends values and the completion on a scheduler.
final class ReschedulingSubscription<Downstream: Subscriber>: Subscriber, Subscription, Named {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private struct State {
    var link = Link.awaiting
    var isCompleting = false
  }

  let name: String
  private let downstream: Downstream
  private let schedule: (@escaping () -> Void) -> Void
  private let state = Locked(State())

  init(_ name: String, to downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    (self.name, self.downstream, self.schedule) = (name, downstream, schedule)
  }

  func receive(subscription: any Subscription) {
    guard state.withLock({ $0.link.connect(subscription) }) else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard state.withLock({ $0.link.subscription != nil && !$0.isCompleting }) else { return .none }
    schedule {
      guard self.state.withLock({ $0.link.subscription }) != nil else { return }
      let more = self.downstream.receive(input)
      // The subscriber may have canceled meanwhile.
      if more > .none { self.state.withLock { $0.link.subscription }?.request(more) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let begins = state.withLock { state in
      guard state.link.subscription != nil, !state.isCompleting else { return false }
      state.isCompleting = true
      return true
    }
    guard begins else { return }
    schedule {
      guard self.state.withLock({ $0.link.end() }) != nil else { return }
      self.downstream.receive(completion: completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.link.subscription }?.request(demand)
  }

  func cancel() {
    state.withLock { $0.link.end() }?.cancel()
  }
}
