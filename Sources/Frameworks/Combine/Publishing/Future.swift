/// A publisher of one value or failure that comes later.
///
/// The work begins when the future is made, and happens once, however many subscribers there are.
///
///     let answer = Future<Int, Never> { promise in
///       DispatchQueue.main.async { promise(.success(42)) }
///     }
///     let first = answer.sink { print($0) }  // 42
///     let second = answer.sink { print($0) }  // 42, without doing the work again
public final class Future<Output, Failure: Error>: Publisher {
  /// What the work calls with its result; only the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private typealias Waiting = OneValueSubscription<Output, Failure>

  private struct State {
    var result: Result<Output, Failure>?
    var waiting: [Waiting] = []
  }

  private let state = Locked(State())

  /// Creates a future, and begins its work.
  ///
  /// - Parameter attemptToFulfill: The work, called at once and only once; it calls the promise now
  ///   or later.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(fulfill)
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting = state.withLock { state -> [Waiting] in
      guard state.result == nil else { return [] }
      state.result = result
      defer { state.waiting = [] }
      return state.waiting
    }
    for subscription in waiting { subscription.end(with: result) }
  }

  /// Attaches a subscriber, which receives the value when there is one and it is requested, or the failure.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = Waiting("Future", to: subscriber) { canceled in
      self.state.withLock { $0.waiting.removeAll { $0 === canceled } }
    }
    let result = state.withLock { state in
      if state.result == nil { state.waiting.append(subscription) }
      return state.result
    }
    subscriber.receive(subscription: subscription)
    if let result { subscription.end(with: result) }
  }
}

extension OneValueSubscription {
  fileprivate func end(with result: Result<Output, Failure>) {
    switch result {
    case .success(let value): fulfill(value)
    case .failure(let failure): fail(failure)
    }
  }
}
