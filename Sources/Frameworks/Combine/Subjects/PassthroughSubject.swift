/// A subject without a present value: it sends to its subscribers what is sent into it.
///
/// A value is lost to a subscriber that has requested none. Subscribers receive values in the order of their
/// subscriptions.
///
///     let names = PassthroughSubject<String, Never>()
///     names.send("Ada")  // lost, as there is no subscriber
///     let subscription = names.sink { print($0) } receiveValue: { print($0) }
///     names.send("Grace")  // Grace
///     names.send(completion: .finished)  // finished
public final class PassthroughSubject<Output, Failure: Error>: HubSubject {
  let hub = Hub<Output, Failure>("PassthroughSubject")

  /// Creates a subject.
  public init() {}
}
