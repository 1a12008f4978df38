/// The subscription of an operator that looks at one value after the other and may end by itself.
final class OperatorSubscription<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  Named
{
  private let downstream: Downstream
  private let mapFailure: (Failure) -> Downstream.Failure
  private let stepper: Stepper<Input, Downstream.Input, Downstream.Failure>
  private let link = Locked(Link.awaiting)

  var name: String { stepper.name }

  init(
    _ stepper: Stepper<Input, Downstream.Input, Downstream.Failure>, to downstream: Downstream,
    mapFailure: @escaping (Failure) -> Downstream.Failure
  ) {
    (self.stepper, self.downstream, self.mapFailure) = (stepper, downstream, mapFailure)
  }

  /// Creates the subscription of an operator that fails as its upstream publisher does.
  convenience init(_ stepper: Stepper<Input, Downstream.Input, Failure>, to downstream: Downstream)
  where Downstream.Failure == Failure {
    self.init(stepper, to: downstream, mapFailure: { $0 })
  }

  func receive(subscription: any Subscription) {
    guard link.connect(subscription) else { return }
    stepper.didConnect()
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.subscription != nil else { return .none }
    do {
      return handle(try stepper.step(input))
    } catch {
      end(.failure(error))
      return .none
    }
  }

  private func handle(_ step: Step<Downstream.Input>) -> Subscribers.Demand {
    switch step {
    case .send(let output): return downstream.receive(output)
    case .skip: return .max(1)
    case .last(let output): _ = downstream.receive(output)
    case .finish: break
    }
    finish()
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
