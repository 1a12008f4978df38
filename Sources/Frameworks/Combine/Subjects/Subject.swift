/// A publisher into which values are sent from outside.
///
///     func load(into subject: some Subject<String, Never>) {
///       subject.send("Ada")
///       subject.send(completion: .finished)
///     }
///     let names = PassthroughSubject<String, Never>()
///     let subscription = names.sink { print($0) } receiveValue: { print($0) }
///     load(into: names)  // Ada, finished
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  ///
  /// - Parameter value: The value; after the completion it is ignored.
  func send(_ value: Output)

  /// Sends the completion to the subscribers.
  ///
  /// - Parameter completion: The end, normal or a failure; a second one is ignored.
  func send(completion: Subscribers.Completion<Failure>)

  /// Takes the subscription of a publisher that sends its values through this subject.
  ///
  /// - Parameter subscription: The subscription, which the subject retains and on which it requests
  ///   all values.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a signal to the subscribers.
  public func send() {
    send(())
  }
}

extension Publisher {
  /// Sends all values of this publisher through a subject.
  ///
  /// - Parameter subject: What all values and the completion are sent into.
  /// - Returns: What cancels the subscription when it is released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Failure == Failure, S.Output == Output {
    let subscriber = SubjectSubscriber(subject)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}
