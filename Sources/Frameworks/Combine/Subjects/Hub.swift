/// What all subjects have in common: a list of subscribers, each with a demand of its own.
final class Hub<Output, Failure: Error> {
  private struct State {
    var conduits: [Conduit<Output, Failure>] = []
    var completion: Subscribers.Completion<Failure>?
    var current: Output?
    /// The subscriptions of publishers that send through the subject.
    var sources: [any Subscription] = []
    var isRequested = false
  }

  let name: String
  private let keepsCurrent: Bool
  private let state: Locked<State>

  /// Creates a hub.
  ///
  /// - Parameters:
  ///   - name: The name of the subject.
  ///   - current: The present value, which new subscribers receive; `nil` if only later values are sent.
  init(_ name: String, current: Output? = nil) {
    self.name = name
    keepsCurrent = current != nil
    state = Locked(State(current: current))
  }

  deinit {
    for source in state.withLock({ $0.sources }) { source.cancel() }
  }

  /// The present value, if there is one; setting it sends nothing.
  var current: Output? {
    get { state.withLock { $0.current } }
    set {
      let old = state.withLock { state in
        defer { state.current = newValue }
        return state.current
      }
      // Is released here, outside of the lock.
      _ = old
    }
  }

  /// Adds a subscriber, which receives only the completion if the subject has ended.
  ///
  /// - Parameter isUnlimited: Whether any request is one for all values.
  func attach(_ subscriber: any Subscriber<Output, Failure>, isUnlimited: Bool = false) {
    let conduit = Conduit(of: self, to: subscriber, isBehind: keepsCurrent, isUnlimited: isUnlimited)
    let completion = state.withLock { state in
      if state.completion == nil { state.conduits.append(conduit) }
      return state.completion
    }
    guard let completion else { return subscriber.receive(subscription: conduit) }
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: completion)
  }

  func remove(_ conduit: Conduit<Output, Failure>) {
    state.withLock { state in
      guard let index = state.conduits.firstIndex(where: { $0 === conduit }) else { return }
      state.conduits.remove(at: index)
    }
  }

  /// Sends a value to all present subscribers, in the order of their subscriptions.
  func send(_ value: Output) {
    guard keepsCurrent else { return deliver(value) }
    if state.withLock({ $0.completion == nil }) { replace(value) }
  }

  /// Makes a value the present one, even after the end, and sends it.
  func replace(_ value: Output) {
    current = value
    deliver(value)
  }

  /// Sends a value, which does not become the present one by that.
  func deliver(_ value: Output) {
    for conduit in state.withLock({ $0.conduits }) { conduit.offer(value) }
  }

  /// Ends; only the first completion counts.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let ended = state.withLock { state -> State? in
      guard state.completion == nil else { return nil }
      defer { (state.completion, state.conduits, state.sources) = (completion, [], []) }
      return state
    }
    guard let ended else { return }
    for conduit in ended.conduits { conduit.finish(completion) }
  }

  /// Adds a publisher that sends through the subject.
  ///
  /// All its values are requested: at once if there is a present value, or else with the first request of a
  /// subscriber.
  func add(source: any Subscription) {
    let isRequested = state.withLock { state in
      state.sources.append(source)
      return state.isRequested
    }
    if keepsCurrent || isRequested { source.request(.unlimited) }
  }

  /// Requests the values of the publishers that send through the subject.
  func requestFromSources() {
    let sources = state.withLock { state in
      defer { state.isRequested = true }
      return state.isRequested || keepsCurrent ? [] : state.sources
    }
    for source in sources { source.request(.unlimited) }
  }
}
