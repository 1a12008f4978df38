/// A receiver of the values of a publisher.
///
/// It gets a subscription first, then at most as many values as it has requested, and at last a
/// completion, if there is one.
///
///     final class FirstTwo: Subscriber {
///       func receive(subscription: any Subscription) { subscription.request(.max(2)) }
///       func receive(_ input: Int) -> Subscribers.Demand {
///         print(input)
///         return .none
///       }
///       func receive(completion: Subscribers.Completion<Never>) { print(completion) }
///     }
///     (1...9).publisher.subscribe(FirstTwo())  // 1, 2
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values that this subscriber receives.
  associatedtype Input

  /// The kind of failure that this subscriber may receive; `Never` if it receives none.
  associatedtype Failure: Error

  /// Receives the subscription, with which values are requested.
  ///
  /// - Parameter subscription: The connection to the publisher, on which values are requested and
  ///   which can be canceled.
  func receive(subscription: any Subscription)

  /// Receives a value.
  ///
  /// - Parameter input: A value that was requested.
  /// - Returns: How many more values are requested, in addition to earlier requests.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Receives the end, after which there are no more values.
  ///
  /// - Parameter completion: The end, normal or a failure.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives a value without content.
  ///
  /// - Returns: How many more values are requested, in addition to earlier requests.
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}

/// A namespace of types that receive the values of publishers.
public enum Subscribers {}
