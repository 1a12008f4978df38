/// The subscription of `subscribe(on:options:)`: requests and cancels on a scheduler.
final class SubscribeOnSubscription<Downstream: Subscriber>: Subscriber, Subscription, Named {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let name = "SubscribeOn"
  private let downstream: Downstream
  private let schedule: (@escaping () -> Void) -> Void
  private let link = Locked(Link.awaiting)

  init(to downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    (self.downstream, self.schedule) = (downstream, schedule)
  }

  func receive(subscription: any Subscription) {
    guard link.connect(subscription) else { return }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    link.subscription == nil ? .none : downstream.receive(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard link.end() != nil else { return }
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard link.subscription != nil else { return }
    schedule { self.link.subscription?.request(demand) }
  }

  func cancel() {
    guard let subscription = link.end() else { return }
    schedule { subscription.cancel() }
  }
}
