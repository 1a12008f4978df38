/// A subject without a present value: it sends to its subscribers what is sent into it.
///
/// A value is lost to a subscriber that has requested none. Subscribers receive values in the order of their
/// subscriptions.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let hub = Hub<Output, Failure>("PassthroughSubject")

  /// Creates a subject.
  public init() {}

  /// Takes the subscription of a publisher, whose values are requested as soon as a subscriber requests any.
  public func send(subscription: any Subscription) {
    hub.add(source: subscription, requesting: false)
  }

  /// Attaches a subscriber; after the end it receives the completion only.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    hub.attach(subscriber)
  }

  /// Sends a value to the present subscribers.
  public func send(_ input: Output) {
    hub.send(input)
  }

  /// Ends; only the first completion counts.
  public func send(completion: Subscribers.Completion<Failure>) {
    hub.finish(completion)
  }
}
