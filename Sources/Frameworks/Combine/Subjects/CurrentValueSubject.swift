/// A subject with a present value, which a new subscriber receives first.
///
/// A subscriber that has requested no value receives the latest one with its next request.
///
///     let count = CurrentValueSubject<Int, Never>(1)
///     let subscription = count.sink { print($0) }  // 1
///     count.send(2)  // 2
///     count.value += 1  // 3
public final class CurrentValueSubject<Output, Failure: Error>: HubSubject {
  let hub: Hub<Output, Failure>

  /// The present value; setting it sends it to the subscribers.
  public var value: Output {
    get {
      guard let value = hub.current else { preconditionFailure("The hub of this subject always has a value") }
      return value
    }
    set { hub.replace(newValue) }
  }

  /// Creates a subject with a present value.
  ///
  /// - Parameter value: The value that subscribers receive until another is sent.
  public init(_ value: Output) {
    hub = Hub("CurrentValueSubject", current: .some(value))
  }
}
