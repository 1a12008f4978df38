/// The subscription of a publisher of the elements of a sequence: sends as many as are requested, and the end
/// together with the last one.
final class SequenceSubscription<Elements: Sequence, Failure: Error>: Subscription, Named {
  private struct State {
    var downstream: (any Subscriber<Elements.Element, Failure>)?
    var demand = Subscribers.Demand.none
    var isSending = false
  }

  private let sequence: Elements
  private let completion: Subscribers.Completion<Failure>
  // These two are used by the one call that sends.
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private let state: Locked<State>

  var name: String { "\(sequence)" }

  private init(
    _ sequence: Elements, iterator: Elements.Iterator, first: Elements.Element,
    completion: Subscribers.Completion<Failure>, to downstream: any Subscriber<Elements.Element, Failure>
  ) {
    (self.sequence, self.completion, self.iterator) = (sequence, completion, iterator)
    next = first
    state = Locked(State(downstream: downstream))
  }

  /// Sends a subscription to a subscriber; without elements the completion follows at once.
  static func attach(
    _ sequence: Elements, completion: Subscribers.Completion<Failure>,
    to downstream: any Subscriber<Elements.Element, Failure>
  ) {
    var iterator = sequence.makeIterator()
    guard let first = iterator.next() else {
      downstream.receive(subscription: Subscriptions.empty)
      return downstream.receive(completion: completion)
    }
    downstream.receive(
      subscription: SequenceSubscription(
        sequence, iterator: iterator, first: first, completion: completion, to: downstream))
  }

  func request(_ demand: Subscribers.Demand) {
    // A request out of `receive(_:)` is served by the call that sends, so that the stack does not grow.
    let begins = state.withLock { state in
      state.demand += demand
      defer { state.isSending = true }
      return !state.isSending && state.downstream != nil
    }
    guard begins else { return }
    while let downstream = takeDemand(), let value = next {
      next = iterator.next()
      let more = downstream.receive(value)
      state.withLock { $0.demand += more }
      if next == nil { return finish() }
    }
  }

  func cancel() {
    let downstream = state.withLock { state in
      defer { state.downstream = nil }
      return state.downstream
    }
    // Is released here, outside of the lock.
    _ = downstream
  }

  /// Uses up the demand for one value, or stops to send.
  private func takeDemand() -> (any Subscriber<Elements.Element, Failure>)? {
    state.withLock { state in
      guard state.demand > .none, let downstream = state.downstream else {
        state.isSending = false
        return nil
      }
      state.demand -= 1
      return downstream
    }
  }

  private func finish() {
    let downstream = state.withLock { state in
      defer { state.downstream = nil }
      return state.downstream
    }
    downstream?.receive(completion: completion)
  }
}
