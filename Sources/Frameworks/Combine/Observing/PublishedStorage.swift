/// The value of a published property, with its publisher.
final class PublishedStorage<Value> {
  /// The subscribers of the property; the present value is that of the property.
  let hub: Hub<Value, Never>
  private let publisher = Locked(nil as ObservableObjectPublisher?)
  /// The subscriptions of the publishers that set the property.
  private let sources = Locked([] as [any Subscription])

  init(_ value: Value) {
    hub = Hub("PublishedSubject", current: .some(value))
  }

  deinit {
    for source in sources.withLock({ $0 }) { source.cancel() }
  }

  var value: Value {
    guard let value = hub.current else { preconditionFailure("The hub of a property always has a value") }
    return value
  }

  /// What signals that the property's object is about to change.
  var objectWillChange: ObservableObjectPublisher? {
    get { publisher.withLock { $0 } }
    set { publisher.withLock { $0 = newValue } }
  }

  /// Signals that the object is about to change, sends a value to the subscribers, and takes it on.
  func send(_ newValue: Value) {
    objectWillChange?.send()
    hub.deliver(newValue)
    hub.current = newValue
  }

  /// Takes on all values of a publisher, until the property's object is released.
  func follow<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
    publisher.subscribe(
      AnySubscriber(
        receiveSubscription: { [weak self] subscription in
          guard let self else { return subscription.cancel() }
          sources.withLock { $0.append(subscription) }
          subscription.request(.unlimited)
        },
        receiveValue: { [weak self] value in
          self?.send(value)
          return .none
        }))
  }
}
