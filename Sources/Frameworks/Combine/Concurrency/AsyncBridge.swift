/// A subscriber that requests one value whenever a task waits for the next.
final class AsyncBridge<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
  private typealias Element = Handover<Result<Input?, Failure>>

  private struct State {
    var link = Link.awaiting
    var waiting: [CheckedContinuation<Element, Never>] = []
    /// The failure that no task has got yet.
    var failure: Failure?

    mutating func end() -> State {
      defer { self = State(link: .ended) }
      return self
    }
  }

  private let state = Locked(State())

  func receive(subscription: any Subscription) {
    let demand = state.withLock { $0.link.connect(subscription) ? $0.waiting.count : nil }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(.max(demand)) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let first = state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
    first?.resume(returning: Element(value: .success(input)))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    var waiting = state.withLock { $0.end() }.waiting[...]
    if case .failure(let failure) = completion {
      if let first = waiting.popFirst() {
        first.resume(returning: Element(value: .failure(failure)))
      } else {
        state.withLock { $0.failure = failure }
      }
    }
    for continuation in waiting { continuation.resume(returning: Element(value: .success(nil))) }
  }

  /// Ends; waiting tasks get no value.
  func cancel() {
    let old = state.withLock { $0.end() }
    old.link.subscription?.cancel()
    for continuation in old.waiting { continuation.resume(returning: Element(value: .success(nil))) }
  }

  /// Waits for the next value, `nil` at the end.
  func next(isolation: isolated (any Actor)? = #isolation) async throws(Failure) -> Input? {
    let element = await withTaskCancellationHandler {
      await withCheckedContinuation { wait($0) }
    } onCancel: {
      cancel()
    }
    return try element.value.get()
  }

  private func wait(_ continuation: CheckedContinuation<Element, Never>) {
    let (ending, subscription) = state.withLock { state -> (Element?, (any Subscription)?) in
      if state.link.isEnded {
        defer { state.failure = nil }
        return (Element(value: state.failure.map { .failure($0) } ?? .success(nil)), nil)
      }
      state.waiting.append(continuation)
      return (nil, state.link.subscription)
    }
    if let ending { continuation.resume(returning: ending) } else { subscription?.request(.max(1)) }
  }
}

/// Cancels the subscription when the last copy of an iterator is released.
final class AsyncSubscription<Input, Failure: Error> {
  let bridge = AsyncBridge<Input, Failure>()

  deinit {
    bridge.cancel()
  }
}
