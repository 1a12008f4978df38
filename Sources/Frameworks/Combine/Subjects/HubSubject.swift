/// A subject that has its subscribers in a hub.
protocol HubSubject: Subject {
  var hub: Hub<Output, Failure> { get }
}

extension HubSubject {
  /// Takes the subscription of a publisher, whose values are requested at once if the subject has a
  /// present value, or else as soon as a subscriber requests any.
  ///
  /// - Parameter subscription: The subscription, which the subject retains and on which it requests
  ///   all values.
  public func send(subscription: any Subscription) {
    hub.add(source: subscription)
  }

  /// Attaches a subscriber; after the end it receives the completion only.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    hub.attach(subscriber)
  }

  /// Sends a value to the present subscribers, and makes it the present one if the subject has one.
  ///
  /// - Parameter input: The value; after the completion it is ignored.
  public func send(_ input: Output) {
    hub.send(input)
  }

  /// Ends; only the first completion counts.
  ///
  /// - Parameter completion: The end, normal or a failure; a second one is ignored.
  public func send(completion: Subscribers.Completion<Failure>) {
    hub.finish(completion)
  }
}
