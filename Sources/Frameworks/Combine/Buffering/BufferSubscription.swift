/// The subscription of `buffer(size:prefetch:whenFull:)`.
final class BufferSubscription<Downstream: Subscriber>: Subscriber, Subscription, Named {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private struct State {
    var link = Link.awaiting
    var values: [Input] = []
    var demand = Subscribers.Demand.none
    var completion: Subscribers.Completion<Failure>?
    var isSending = false

    mutating func end() -> State {
      defer { self = State(link: .ended) }
      return self
    }
  }

  let name = "Buffer"
  private let downstream: Downstream
  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Failure>
  private let state = Locked(State())

  init(
    to downstream: Downstream, size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) {
    (self.downstream, self.size, self.prefetch, self.whenFull) = (downstream, size, prefetch, whenFull)
  }

  func receive(subscription: any Subscription) {
    guard state.withLock({ $0.link.connect(subscription) }) else { return subscription.cancel() }
    subscription.request(prefetch == .keepFull ? .max(size) : .unlimited)
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let (isFull, old) = state.withLock { state -> (Bool, Input?) in
      guard state.link.subscription != nil, state.completion == nil else { return (false, nil) }
      guard state.values.count >= size else {
        state.values.append(input)
        return (false, nil)
      }
      guard case .dropOldest = whenFull, size > 0 else { return (true, nil) }
      defer { state.values.append(input) }
      return (false, state.values.removeFirst())
    }
    // Is released here, outside of the lock.
    _ = old
    if isFull, case .customError(let makeError) = whenFull { fail(makeError()) }
    return send()
  }

  private func fail(_ failure: Failure) {
    let subscription = state.withLock { state -> (any Subscription)? in
      guard state.completion == nil else { return nil }
      state.completion = .failure(failure)
      return state.link.subscription
    }
    subscription?.cancel()
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    state.withLock { state in
      if state.link.subscription != nil, state.completion == nil { state.completion = completion }
    }
    _ = send()
  }

  /// Sends what is requested, and at last the completion.
  ///
  /// - Returns: How many values the buffer has room for again, if it is to be kept full.
  private func send() -> Subscribers.Demand {
    let begins = state.withLock { state in
      defer { state.isSending = true }
      return !state.isSending
    }
    guard begins else { return .none }
    var room = Subscribers.Demand.none
    while let value = takeValue() {
      let more = downstream.receive(value)
      state.withLock { $0.demand += more }
      room += 1
    }
    finishIfDone()
    return prefetch == .keepFull ? room : .none
  }

  private func takeValue() -> Input? {
    state.withLock { state in
      guard state.demand > .none, !state.values.isEmpty, state.link.subscription != nil else {
        state.isSending = false
        return nil
      }
      state.demand -= 1
      return state.values.removeFirst()
    }
  }

  private func finishIfDone() {
    let completion = state.withLock { state in
      state.values.isEmpty && state.completion != nil && !state.isSending ? state.end().completion : nil
    }
    if let completion { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    state.withLock { $0.demand += demand }
    let room = send()
    if room > .none { state.withLock { $0.completion == nil ? $0.link.subscription : nil }?.request(room) }
  }

  func cancel() {
    state.withLock { $0.end() }.link.subscription?.cancel()
  }
}
