/// The subscription of an operator that makes one result from all values.
///
/// It requests all values at once, and sends the result as soon as there is both the result and a
/// demand for it.
final class ReducingSubscription<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  Named
{
  private struct State {
    var link = Link.awaiting
    var result: Downstream.Input?
    var isRequested = false
    var isFinished = false
  }

  private let downstream: Downstream
  private let mapFailure: (Failure) -> Downstream.Failure
  private let reducer: Reducer<Input, Downstream.Input, Downstream.Failure>
  private let state: Locked<State>

  var name: String { reducer.name }

  init(
    _ reducer: Reducer<Input, Downstream.Input, Downstream.Failure>, to downstream: Downstream,
    mapFailure: @escaping (Failure) -> Downstream.Failure
  ) {
    (self.reducer, self.downstream, self.mapFailure) = (reducer, downstream, mapFailure)
    state = Locked(State(result: reducer.initial))
  }

  func receive(subscription: any Subscription) {
    guard state.withLock({ $0.link.connect(subscription) }) else { return subscription.cancel() }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    // The result is taken out meanwhile, so that a collection has one owner and grows where it is.
    let taken = state.withLock { state -> (result: Downstream.Input?, ())? in
      guard state.link.subscription != nil, !state.isFinished else { return nil }
      defer { state.result = nil }
      return (state.result, ())
    }
    if let taken { reduce(input, into: taken.result) }
    return .none
  }

  private func reduce(_ input: Input, into result: consuming Downstream.Input?) {
    var result = result
    do {
      switch try reducer.reduce(&result, input) {
      case .proceed: state.withLock { $0.result = result }
      case .finish: finish(canceling: true, with: .some(result))
      }
    } catch {
      fail(error, canceling: true)
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: finish(canceling: false, with: nil)
    case .failure(let failure): fail(mapFailure(failure), canceling: false)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    let result = state.withLock { state -> Downstream.Input?? in
      guard !state.link.isEnded, !state.isRequested else { return nil }
      state.isRequested = true
      guard state.isFinished else { return nil }
      _ = state.link.end()
      return .some(state.result)
    }
    if let result { send(result) }
  }

  func cancel() {
    state.withLock { $0.link.end() }?.cancel()
  }

  /// Sends the result, or keeps it until it is requested; without a result the end waits, too.
  private func finish(canceling: Bool, with changed: Downstream.Input??) {
    let ending = state.withLock {
      state -> (subscription: any Subscription, result: Downstream.Input?, isOver: Bool)? in
      guard let subscription = state.link.subscription, !state.isFinished else { return nil }
      state.isFinished = true
      if let changed { state.result = changed }
      let isOver = state.isRequested
      if isOver { _ = state.link.end() }
      return (subscription, state.result, isOver)
    }
    guard let ending else { return }
    if canceling { ending.subscription.cancel() }
    guard ending.isOver else { return }
    send(ending.result)
  }

  private func fail(_ failure: Downstream.Failure, canceling: Bool) {
    guard let subscription = state.withLock({ $0.isFinished ? nil : $0.link.end() }) else { return }
    if canceling { subscription.cancel() }
    downstream.receive(completion: .failure(failure))
  }

  private func send(_ result: Downstream.Input?) {
    if let result { _ = downstream.receive(result) }
    downstream.receive(completion: .finished)
  }
}
