/// An operator that looks at one value after the other, and may end by itself.
protocol SteppingOperator: MapsFailure {
  /// What is done with each value; new for each subscriber, as it may remember earlier values.
  var stepper: Steps { get }
}

extension SteppingOperator {
  typealias Steps = Stepper<Upstream.Output, Output, Failure>

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    upstream.subscribe(OperatorSubscription(stepper, to: subscriber, mapFailure: Self.mapFailure))
  }
}

/// What an operator does with a value.
enum Step<Output> {
  /// Sends a value.
  case send(Output)
  /// Sends a value, cancels the upstream publisher and finishes.
  case last(Output)
  /// Sends nothing, and requests another value instead.
  case skip
  /// Cancels the upstream publisher and finishes.
  case finish
}

/// What an operator does with one value after the other.
///
/// A rule is written once for a closure that throws and for one that does not, as it throws what the operator
/// fails with. The rule of `prefix(while:)` and `tryPrefix(while:)`, for example, is
///
/// ```swift
/// Stepper(name) { value throws(Failure) in try accepts(value) ? .send(value) : .finish }
/// ```
struct Stepper<Input, Output, Failure: Error> {
  let name: String
  /// Is called as the upstream publisher is connected.
  let didConnect: () -> Void
  /// Returns what is done with a value. An error cancels the upstream publisher, and is the failure.
  let step: (Input) throws(Failure) -> Step<Output>

  init(
    _ name: String, didConnect: @escaping () -> Void = {},
    step: @escaping (Input) throws(Failure) -> Step<Output>
  ) {
    (self.name, self.didConnect, self.step) = (name, didConnect, step)
  }
}

extension Stepper where Input == Output {
  /// Drops values as long as a closure says so.
  static func dropping(_ name: String, while drops: @escaping (Input) throws(Failure) -> Bool) -> Self {
    var isDropping = true
    return Self(name) { value throws(Failure) in
      if isDropping { isDropping = try drops(value) }
      return isDropping ? .skip : .send(value)
    }
  }

  /// Sends values as long as a closure accepts them, and finishes.
  static func prefix(_ name: String, while accepts: @escaping (Input) throws(Failure) -> Bool) -> Self {
    Self(name) { value throws(Failure) in try accepts(value) ? .send(value) : .finish }
  }

  /// Skips a value that is like the one before.
  static func uniquing(
    _ name: String, by areAlike: @escaping (Input, Input) throws(Failure) -> Bool
  ) -> Self {
    var last: Input?
    return Self(name) { value throws(Failure) in
      var isDuplicate = false
      if let last { isDuplicate = try areAlike(last, value) }
      last = value
      return isDuplicate ? .skip : .send(value)
    }
  }
}
