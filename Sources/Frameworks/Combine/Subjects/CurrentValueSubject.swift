/// A subject with a present value, which a new subscriber receives first.
///
/// A subscriber that has requested no value receives the latest one with its next request.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let hub: Hub<Output, Failure>

  /// The present value; setting it sends it to the subscribers.
  public var value: Output {
    get {
      guard let value = hub.current else { preconditionFailure("The hub of this subject always has a value") }
      return value
    }
    set { hub.replace(newValue) }
  }

  /// Creates a subject with a present value.
  public init(_ value: Output) {
    hub = Hub("CurrentValueSubject", current: .some(value))
  }

  /// Takes the subscription of a publisher, and requests all its values.
  public func send(subscription: any Subscription) {
    hub.add(source: subscription, requesting: true)
  }

  /// Attaches a subscriber; after the end it receives the completion only.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    hub.attach(subscriber)
  }

  /// Makes a value the present one, and sends it to the subscribers.
  public func send(_ input: Output) {
    hub.send(input)
  }

  /// Ends; only the first completion counts.
  public func send(completion: Subscribers.Completion<Failure>) {
    hub.finish(completion)
  }
}
