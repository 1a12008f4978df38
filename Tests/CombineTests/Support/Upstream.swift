import Combine

/// A publisher that a test controls, and that logs what is requested.
final class Upstream<Output, Failure: Error>: Publisher, Subscription, CustomStringConvertible {
  private(set) var requests: [String] = []
  private var subscriber: (any Subscriber<Output, Failure>)?

  var description: String { "Upstream" }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    self.subscriber = subscriber
    subscriber.receive(subscription: self)
  }

  func request(_ demand: Subscribers.Demand) {
    requests.append(demand.max.map(String.init) ?? "all")
  }

  func cancel() {
    requests.append("cancel")
    subscriber = nil
  }

  /// Sends a value, whatever was requested.
  ///
  /// - Returns: What the subscriber requests in addition.
  @discardableResult func send(_ value: Output) -> Subscribers.Demand {
    subscriber?.receive(value) ?? .none
  }

  func send(completion: Subscribers.Completion<Failure>) {
    subscriber?.receive(completion: completion)
  }
}
