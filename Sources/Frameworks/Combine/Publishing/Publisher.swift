/// A sender of values over time to its subscribers.
///
/// It sends values only as they are requested, and after a completion nothing more. See Apple's
/// documentation of `Publisher`.
///
///     let names = PassthroughSubject<String, Never>()
///     let greetings = names.filter { !$0.isEmpty }.map { "Hello, \($0)" }
///     let subscription = greetings.sink { print($0) }
///     names.send("Ada")  // Hello, Ada
public protocol Publisher<Output, Failure> {
  /// The kind of values that are published.
  associatedtype Output

  /// The kind of failure with which publishing may end; `Never` if it cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber; callers use `subscribe(_:)`.
  ///
  /// - Parameter subscriber: What receives a subscription first, then the values that it requests
  ///   and at most one completion.
  func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output
}

extension Publisher {
  /// Attaches a subscriber, which then receives values as it requests them.
  ///
  /// - Parameter subscriber: What receives a subscription, and then values as it requests them.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Failure == Failure, S.Input == Output {
    receive(subscriber: subscriber)
  }
}

/// A namespace of the publishers that operators return.
public enum Publishers {}
