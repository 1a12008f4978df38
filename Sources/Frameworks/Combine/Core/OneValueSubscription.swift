/// The subscription of a publisher of one value: sends it and finishes, as soon as there is both the
/// value and a demand for it.
final class OneValueSubscription<Output, Failure: Error>: Subscription, Named {
  private struct State {
    var downstream: (any Subscriber<Output, Failure>)?
    var value: Output?
    var isRequested = false

    /// Ends if the value can be sent.
    mutating func takeIfDue() -> (downstream: any Subscriber<Output, Failure>, value: Output)? {
      guard isRequested, let value, let downstream else { return nil }
      self = State()
      return (downstream, value)
    }

    mutating func end() -> State {
      defer { self = State() }
      return self
    }
  }

  let name: String
  private let state: Locked<State>
  private let willCancel: (OneValueSubscription) -> Void

  /// Creates a subscription.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` if it comes later.
  ///   - willCancel: Is called with the subscription before it is canceled.
  init(
    _ name: String, to downstream: any Subscriber<Output, Failure>, value: Output? = nil,
    willCancel: @escaping (OneValueSubscription) -> Void = { _ in }
  ) {
    (self.name, self.willCancel) = (name, willCancel)
    state = Locked(State(downstream: downstream, value: value))
  }

  /// Sends the value, or keeps it until it is requested.
  func fulfill(_ value: Output) {
    sendIfDue { $0.value = value }
  }

  /// Ends with a failure, for which no demand is necessary.
  func fail(_ failure: Failure) {
    state.withLock { $0.end() }.downstream?.receive(completion: .failure(failure))
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    sendIfDue { $0.isRequested = true }
  }

  func cancel() {
    willCancel(self)
    _ = state.withLock { $0.end() }
  }

  private func sendIfDue(_ change: (inout State) -> Void) {
    let due = state.withLock { state in
      change(&state)
      return state.takeIfDue()
    }
    guard let due else { return }
    _ = due.downstream.receive(due.value)
    due.downstream.receive(completion: .finished)
  }
}
