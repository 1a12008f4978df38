/// What an operator does with a value.
enum Step<Output, Failure: Error> {
  /// Sends a value.
  case send(Output)
  /// Sends a value, cancels the upstream publisher and finishes.
  case last(Output)
  /// Sends nothing, and requests another value instead.
  case skip
  /// Cancels the upstream publisher and finishes.
  case finish
  /// Cancels the upstream publisher and fails.
  case fail(Failure)
}

extension Step where Failure == any Error {
  /// Creates the step of a closure that may throw: its error is a failure.
  init(_ body: () throws -> Step) {
    do { self = try body() } catch { self = .fail(error) }
  }
}

/// The subscription of an operator that looks at one value after the other and may end by itself.
final class OperatorSubscription<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  Named
{
  let name: String
  private let downstream: Downstream
  private let mapFailure: (Failure) -> Downstream.Failure
  private let didConnect: () -> Void
  private let step: (Input) -> Step<Downstream.Input, Downstream.Failure>
  private let link = Locked(Link.awaiting)

  init(
    _ name: String, to downstream: Downstream, mapFailure: @escaping (Failure) -> Downstream.Failure,
    didConnect: @escaping () -> Void = {},
    step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
  ) {
    self.name = name
    self.downstream = downstream
    self.mapFailure = mapFailure
    self.didConnect = didConnect
    self.step = step
  }

  /// Creates the subscription of an operator that fails as its upstream publisher does.
  convenience init(
    _ name: String, to downstream: Downstream, didConnect: @escaping () -> Void = {},
    step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
  ) where Downstream.Failure == Failure {
    self.init(name, to: downstream, mapFailure: { $0 }, didConnect: didConnect, step: step)
  }

  /// Creates the subscription of an operator whose closure may throw.
  convenience init(
    _ name: String, to downstream: Downstream,
    tryStep: @escaping (Input) throws -> Step<Downstream.Input, Downstream.Failure>
  ) where Downstream.Failure == any Error {
    self.init(name, to: downstream, mapFailure: { $0 }, step: { input in Step { try tryStep(input) } })
  }

  func receive(subscription: any Subscription) {
    guard link.connect(subscription) else { return }
    didConnect()
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.subscription != nil else { return .none }
    switch step(input) {
    case .send(let output): return downstream.receive(output)
    case .skip: return .max(1)
    case .last(let output):
      _ = downstream.receive(output)
      finish()
    case .finish: finish()
    case .fail(let failure): end(.failure(failure))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard link.end() != nil else { return }
    downstream.receive(completion: completion.mapFailure(mapFailure))
  }

  func request(_ demand: Subscribers.Demand) {
    link.subscription?.request(demand)
  }

  func cancel() {
    link.end()?.cancel()
  }

  /// Cancels the upstream publisher and finishes.
  func finish() {
    end(.finished)
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let subscription = link.end() else { return }
    subscription.cancel()
    downstream.receive(completion: completion)
  }
}
