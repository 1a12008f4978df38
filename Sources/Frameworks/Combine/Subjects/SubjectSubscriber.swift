/// A subscriber that sends what it receives through a subject.
final class SubjectSubscriber<Target: Subject>: Subscriber, Subscription, Named {
  typealias Input = Target.Output
  typealias Failure = Target.Failure

  private struct State {
    var link = Link.awaiting
    var subject: Target?

    mutating func end() -> State {
      defer { self = State(link: .ended) }
      return self
    }
  }

  private let state: Locked<State>
  var name: String { "Subject" }

  init(_ subject: Target) {
    state = Locked(State(subject: subject))
  }

  private var subject: Target? { state.withLock { $0.link.subscription == nil ? nil : $0.subject } }

  func receive(subscription: any Subscription) {
    guard state.withLock({ $0.link.connect(subscription) }) else { return subscription.cancel() }
    subject?.send(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    subject?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let old = state.withLock { $0.end() }
    guard old.link.subscription != nil else { return }
    old.subject?.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.link.subscription }?.request(demand)
  }

  func cancel() {
    let old = state.withLock { $0.end() }
    old.link.subscription?.cancel()
  }
}
