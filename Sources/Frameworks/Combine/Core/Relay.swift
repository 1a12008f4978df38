/// The subscriber of an operator without state: it changes values or completions, and hands the upstream's
/// subscription on as it is.
final class Relay<Input, Failure: Error>: Subscriber, Named {
  let name: String
  private let receiveSubscription: (any Subscription) -> Void
  private let receiveValue: (Input) -> Subscribers.Demand
  private let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

  init(
    _ name: String, receiveSubscription: @escaping (any Subscription) -> Void,
    receiveValue: @escaping (Input) -> Subscribers.Demand,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    (self.name, self.receiveSubscription) = (name, receiveSubscription)
    (self.receiveValue, self.receiveCompletion) = (receiveValue, receiveCompletion)
  }

  /// Creates a relay that changes values only.
  convenience init<Downstream: Subscriber>(
    _ name: String, to downstream: Downstream, receiveValue: @escaping (Input) -> Subscribers.Demand
  ) where Downstream.Failure == Failure {
    self.init(
      name, receiveSubscription: downstream.receive(subscription:), receiveValue: receiveValue,
      receiveCompletion: downstream.receive(completion:))
  }

  /// Creates a relay that changes completions only.
  convenience init<Downstream: Subscriber>(
    _ name: String, to downstream: Downstream,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) where Downstream.Input == Input {
    self.init(
      name, receiveSubscription: downstream.receive(subscription:), receiveValue: downstream.receive(_:),
      receiveCompletion: receiveCompletion)
  }

  func receive(subscription: any Subscription) {
    receiveSubscription(subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    receiveValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    receiveCompletion(completion)
  }
}
