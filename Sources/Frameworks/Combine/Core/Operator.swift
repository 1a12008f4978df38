/// A publisher that makes what it publishes of what another one publishes.
///
/// What an operator has in common with others follows from the protocols that it adopts, which apps do
/// not see: `KeepsOutput` says that its values are of the same kind as those of the upstream publisher;
/// `KeepsFailure` or `FailsWithErrors`, how it fails; and `ChangingOperator`, `SteppingOperator` or
/// `ReducingOperator`, what it does with each value. `filter(_:)`, for example, is no more than its
/// closure and a rule for it:
///
/// ```swift
/// public struct Filter<Upstream: Publisher>: KeepsOutput, KeepsFailure, ChangingOperator {
///   public let upstream: Upstream
///   public let isIncluded: (Upstream.Output) -> Bool
///
///   var change: Change { Change("Filter") { [isIncluded] in isIncluded($0) ? $0 : nil } }
/// }
/// ```
protocol Operator: Publisher {
  associatedtype Upstream: Publisher

  /// The publisher whose values this one receives.
  var upstream: Upstream { get }
}

/// An operator whose values are of the same kind as those of its upstream publisher.
///
/// It writes `Upstream.Output`, as `Output` by itself is `Publishers.Output` where the operator is declared.
protocol KeepsOutput: Operator where Output == Upstream.Output {}

/// An operator whose failure follows from that of its upstream publisher.
protocol MapsFailure: Operator {
  static func mapFailure(_ failure: Upstream.Failure) -> Failure
}

/// An operator that fails as its upstream publisher does.
protocol KeepsFailure: MapsFailure where Failure == Upstream.Failure {}

extension KeepsFailure {
  static func mapFailure(_ failure: Upstream.Failure) -> Failure { failure }
}

/// An operator whose closure may throw: its error is a failure, too.
protocol FailsWithErrors: MapsFailure where Failure == any Error {}

extension FailsWithErrors {
  static func mapFailure(_ failure: Upstream.Failure) -> Failure { failure }
}

/// An operator that changes or drops each value, and never ends by itself.
protocol ChangingOperator: KeepsFailure {
  /// How values are changed; a new one for each subscriber, as it may remember earlier values.
  var change: Change { get }
}

extension ChangingOperator {
  typealias Change = ValueChange<Upstream.Output, Output>

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let change = change
    upstream.subscribe(
      Relay(change.name, to: subscriber) { change.apply($0).map(subscriber.receive) ?? .max(1) })
  }
}

/// How an operator changes each value.
struct ValueChange<Input, Output> {
  let name: String
  /// Returns what is sent; `nil` drops the value, and another is requested instead.
  let apply: (Input) -> Output?

  init(_ name: String, apply: @escaping (Input) -> Output?) {
    (self.name, self.apply) = (name, apply)
  }
}
