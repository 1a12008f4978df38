/// A subscriber that hides the type of another one, or consists of closures.
///
///     let firstTwo = AnySubscriber<Int, Never>(
///       receiveSubscription: { $0.request(.max(2)) },
///       receiveValue: { value in
///         print(value)
///         return .none
///       })
///     (1...9).publisher.subscribe(firstTwo)  // 1, 2
@frozen
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let receiveSubscription: (any Subscription) -> Void
  private let receiveValue: (Input) -> Subscribers.Demand
  private let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
  /// The subscriber that is hidden, or a text about closures.
  private let content: Any

  /// The identifier of the hidden subscriber, or one of its own.
  public let combineIdentifier: CombineIdentifier

  /// The description of the hidden subscriber, or the name of its type.
  public var description: String {
    (content as? any CustomStringConvertible)?.description ?? "\(type(of: content))"
  }

  /// The mirror of the hidden subscriber.
  public var customMirror: Mirror {
    if content is String { return Mirror(reflecting: content) }
    return (content as? any CustomReflectable)?.customMirror ?? Mirror(self, children: EmptyCollection())
  }

  /// The description of the hidden subscriber for a playground.
  public var playgroundDescription: Any {
    (content as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? description
  }

  /// Creates a subscriber that hides the type of another one.
  ///
  /// - Parameter s: The subscriber or subject to hide; values, subscription and completion are
  ///   handed to it.
  public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
    if let erased = s as? AnySubscriber<Input, Failure> {
      self = erased
    } else {
      receiveSubscription = s.receive(subscription:)
      receiveValue = s.receive(_:)
      receiveCompletion = s.receive(completion:)
      content = s
      combineIdentifier = s.combineIdentifier
    }
  }

  /// Creates a subscriber that sends what it receives through a subject.
  ///
  /// - Parameter s: The subscriber or subject to hide; values, subscription and completion are
  ///   handed to it.
  public init<S: Subject>(_ s: S) where S.Output == Input, S.Failure == Failure {
    self.init(SubjectSubscriber(s))
  }

  /// Creates a subscriber of closures; what has none is ignored, and no values are requested.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Called with the subscription, on which it requests values.
  ///   - receiveValue: Called with each value; returns how many more are requested.
  ///   - receiveCompletion: Called with the completion.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    self.receiveSubscription = receiveSubscription ?? { _ in }
    self.receiveValue = receiveValue ?? { _ in .none }
    self.receiveCompletion = receiveCompletion ?? { _ in }
    content = "Anonymous AnySubscriber"
    combineIdentifier = CombineIdentifier()
  }

  /// Hands the subscription on.
  ///
  /// - Parameter subscription: The connection to the publisher, on which values are requested and
  ///   which can be canceled.
  public func receive(subscription: any Subscription) {
    receiveSubscription(subscription)
  }

  /// Hands a value on.
  ///
  /// - Parameter value: A value that was requested.
  public func receive(_ value: Input) -> Subscribers.Demand {
    receiveValue(value)
  }

  /// Hands the completion on.
  ///
  /// - Parameter completion: The end, normal or a failure.
  public func receive(completion: Subscribers.Completion<Failure>) {
    receiveCompletion(completion)
  }
}
