/// The connection of a subscriber to a publisher.
///
/// It is canceled once; after that, the publisher sends nothing more and releases the subscriber. See Apple's
/// documentation of `Subscription`.
///
///     var subscription: (any Subscription)?
///     (1...9).publisher.subscribe(
///       AnySubscriber<Int, Never>(
///         receiveSubscription: { subscription = $0 },
///         receiveValue: { value in
///           print(value)
///           return .none
///         }))
///     subscription?.request(.max(2))  // 1, 2
///     subscription?.request(.max(1))  // 3
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Allows the publisher to send some more values.
  ///
  /// Demands add up. A demand of none is a programming error.
  ///
  /// - Parameter demand: How many more values, at least 1, or `unlimited`.
  func request(_ demand: Subscribers.Demand)
}

/// A namespace of subscriptions.
public enum Subscriptions {}

extension Subscriptions {
  /// The subscription of a publisher that has nothing to send: requests and cancellation have no effect.
  public static var empty: any Subscription { EmptySubscription.shared }

  private struct EmptySubscription: Subscription, Named, Sendable {
    static let shared = EmptySubscription()

    var name: String { "Empty" }
    var combineIdentifier: CombineIdentifier { CombineIdentifier(Self.identity) }
    private static let identity = Identity()

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}

    private final class Identity: Sendable {}
  }
}
