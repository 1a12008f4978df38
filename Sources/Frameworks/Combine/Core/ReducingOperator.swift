/// An operator that makes one result from all values.
protocol ReducingOperator: MapsFailure {
  /// How the result is made.
  var reducer: Reduction { get }
}

extension ReducingOperator {
  typealias Reduction = Reducer<Upstream.Output, Output, Failure>

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    upstream.subscribe(ReducingSubscription(reducer, to: subscriber, mapFailure: Self.mapFailure))
  }
}

/// How one result is made from all values.
///
/// A rule is written once for a closure that throws and for one that does not, as it throws what the operator
/// fails with. `first(where:)` and `tryFirst(where:)`, for example, look for a value and answer with
/// it, while `contains(where:)` answers with `true`, or `false` if there is no such value:
///
/// ```swift
/// .finding("First", where: predicate) { $0 }
/// .finding("ContainsWhere", or: false, where: predicate) { _ in true }
/// ```
struct Reducer<Input, Output, Failure: Error> {
  /// What follows after a value.
  enum Outcome {
    /// Further values are waited for.
    case proceed
    /// The upstream publisher is canceled, and the result is sent.
    case finish
  }

  let name: String
  /// The result before the first value; `nil` if there is no result without values.
  let initial: Output?
  /// Changes the result by a value. An error cancels the upstream publisher, and is the failure.
  let reduce: (inout Output?, Input) throws(Failure) -> Outcome

  init(
    _ name: String, initial: Output? = nil,
    reduce: @escaping (inout Output?, Input) throws(Failure) -> Outcome
  ) {
    (self.name, self.initial, self.reduce) = (name, initial, reduce)
  }

  /// Answers the first value that a closure accepts, and finishes.
  static func finding(
    _ name: String, or initial: Output? = nil, where accepts: @escaping (Input) throws(Failure) -> Bool,
    answer: @escaping (Input) -> Output
  ) -> Self {
    Self(name, initial: initial) { result, value throws(Failure) in
      guard try accepts(value) else { return .proceed }
      result = answer(value)
      return .finish
    }
  }

  /// Combines each value with the result of those before.
  static func combining(
    _ name: String, initial: Output, by combine: @escaping (Output, Input) throws(Failure) -> Output
  ) -> Self {
    Self(name, initial: initial) { result, value throws(Failure) in
      if let last = result { result = try combine(last, value) }
      return .proceed
    }
  }
}

extension Reducer where Input == Output {
  /// Keeps each value that a closure accepts, in place of the one before.
  static func keeping(_ name: String, where accepts: @escaping (Input) throws(Failure) -> Bool) -> Self {
    Self(name) { result, value throws(Failure) in
      if try accepts(value) { result = value }
      return .proceed
    }
  }

  /// Keeps the greatest value in an order.
  static func greatest(
    _ name: String, by areInIncreasingOrder: @escaping (Input, Input) throws(Failure) -> Bool
  ) -> Self {
    Self(name) { result, value throws(Failure) in
      if let last = result, try !areInIncreasingOrder(last, value) { return .proceed }
      result = value
      return .proceed
    }
  }
}
