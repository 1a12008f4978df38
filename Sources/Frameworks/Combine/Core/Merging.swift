/// The subscription of an operator that sends the values of several publishers as they come.
///
/// With a limited demand, each publisher is asked for one value at a time, and one that is not
/// requested yet waits.
final class Merging<Downstream: Subscriber>: Subscription, Named {
  private struct State {
    var demand = Subscribers.Demand.none
    var subscriptions: [Int: any Subscription] = [:]
    var waiting: [(key: Int, value: Downstream.Input)] = []
    /// How many publishers have not finished, among them the one that brings further ones.
    var open = 0
    var nextKey = 0
    /// Whether the publishers are still being added, so that none of them may begin.
    var isHeld = false
    /// Whether the publishers have been asked for their first values.
    var isPrimed = false
    var isSending = false
    var isOver = false

    /// The subscriptions in the order in which the publishers were added.
    var ordered: [any Subscription] { subscriptions.sorted { $0.key < $1.key }.map(\.value) }

    /// Begins, unless that has happened or must not happen yet.
    ///
    /// - Returns: The subscriptions to ask for their first values.
    mutating func prime() -> [any Subscription] {
      guard !isHeld, !isPrimed else { return [] }
      isPrimed = true
      return ordered
    }

    mutating func end() -> State {
      defer { self = State(isOver: true) }
      return self
    }
  }

  let name: String
  private let downstream: Downstream
  private let state: Locked<State>

  /// Creates a subscription.
  ///
  /// - Parameter isHeld: Whether the publishers begin together, after `start()` and a request; if not, each is
  ///   asked for a first value as it is added.
  init(_ name: String, to downstream: Downstream, isHeld: Bool) {
    (self.name, self.downstream) = (name, downstream)
    state = Locked(State(isHeld: isHeld, isPrimed: !isHeld))
  }

  /// Attaches a subscriber to publishers that are added next and begin together.
  ///
  /// A publisher of two others, for example, merges them so:
  ///
  /// ```swift
  /// Merging.begin(to: subscriber).adding(a).adding(b).start()
  /// ```
  static func begin(to downstream: Downstream) -> Merging {
    let merging = Merging("Merge", to: downstream, isHeld: true)
    downstream.receive(subscription: merging)
    return merging
  }

  /// Adds a publisher, and returns the same subscription.
  func adding<P: Publisher>(_ publisher: P) -> Merging
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    add(publisher)
    return self
  }

  /// Counts a publisher that has not finished.
  func open() {
    state.withLock { $0.open += 1 }
  }

  /// Counts down as a publisher has finished; with the last one, the whole finishes.
  func close() {
    state.withLock { $0.open -= 1 }
    finishIfDone()
  }

  /// Lets the publishers begin as soon as something is requested.
  func start() {
    let (subscriptions, demand) = state.withLock { state in
      state.isHeld = false
      return (state.demand > .none ? state.prime() : [], state.demand)
    }
    for subscription in subscriptions { requestFirst(of: subscription, demand) }
    finishIfDone()
  }

  /// Adds a publisher.
  ///
  /// - Parameters:
  ///   - didFinish: Is called after it has finished normally.
  ///   - didFail: Is called before its failure ends the whole.
  func add<P: Publisher>(
    _ publisher: P, didFinish: @escaping () -> Void = {}, didFail: @escaping () -> Void = {}
  )
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    let key = state.withLock { state in
      state.nextKey += 1
      state.open += 1
      return state.nextKey
    }
    publisher.subscribe(
      Relay<P.Output, P.Failure>(
        name, receiveSubscription: { self.connect($0, key: key) },
        receiveValue: { self.receive($0, from: key) },
        receiveCompletion: { completion in
          if case .failure = completion { didFail() }
          self.complete(completion, key: key, didFinish: didFinish)
        }))
  }

  private func connect(_ subscription: any Subscription, key: Int) {
    let known = state.withLock { state -> (isPrimed: Bool, demand: Subscribers.Demand)? in
      guard !state.isOver, state.subscriptions[key] == nil else { return nil }
      state.subscriptions[key] = subscription
      return (state.isPrimed, state.demand)
    }
    guard let known else { return subscription.cancel() }
    if known.isPrimed { requestFirst(of: subscription, known.demand) }
  }

  private func requestFirst(of subscription: any Subscription, _ demand: Subscribers.Demand) {
    subscription.request(demand == .unlimited ? .unlimited : .max(1))
  }

  private func receive(_ input: Downstream.Input, from key: Int) -> Subscribers.Demand {
    let isSent = state.withLock { state -> Bool? in
      guard !state.isOver else { return nil }
      guard state.demand > .none, state.waiting.isEmpty else {
        state.waiting.append((key, input))
        return false
      }
      state.demand -= 1
      return true
    }
    guard isSent == true else { return .none }
    let more = downstream.receive(input)
    let isUnlimited = add(more)
    if more > .none { sendWaiting() }
    return isUnlimited ? .none : .max(1)
  }

  /// Adds a demand; if it becomes unlimited, so do the requests to all publishers.
  ///
  /// - Returns: Whether the demand is unlimited.
  @discardableResult
  private func add(_ demand: Subscribers.Demand) -> Bool {
    let (subscriptions, sum) = state.withLock { state in
      let wasUnlimited = state.demand == .unlimited
      state.demand += demand
      return (demand == .unlimited && !wasUnlimited && state.isPrimed ? state.ordered : [], state.demand)
    }
    for subscription in subscriptions { subscription.request(.unlimited) }
    return sum == .unlimited
  }

  private func complete(
    _ completion: Subscribers.Completion<Downstream.Failure>, key: Int, didFinish: () -> Void
  ) {
    if case .failure = completion { return end(completion) }
    let isOver = state.withLock { state in
      state.subscriptions[key] = nil
      state.open -= 1
      return state.isOver
    }
    guard !isOver else { return }
    finishIfDone()
    didFinish()
  }

  /// Ends with all that belongs to it.
  func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let old = state.withLock { $0.end() }
    guard !old.isOver else { return }
    for subscription in old.subscriptions.values { subscription.cancel() }
    downstream.receive(completion: completion)
  }

  private func finishIfDone() {
    let isDone = state.withLock { !$0.isHeld && $0.open == 0 && $0.waiting.isEmpty && !$0.isOver }
    if isDone { end(.finished) }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    add(demand)
    sendWaiting()
    for subscription in state.withLock({ $0.prime() }) { requestFirst(of: subscription, demand) }
  }

  /// Sends what waits, as far as it is requested, and asks the publishers for the next values in turn.
  private func sendWaiting() {
    let begins = state.withLock { state in
      defer { state.isSending = true }
      return !state.isSending
    }
    guard begins else { return }
    while let (value, subscription) = takeWaiting() {
      let more = downstream.receive(value)
      if !add(more) { subscription?.request(.max(1)) }
    }
    finishIfDone()
  }

  private func takeWaiting() -> (Downstream.Input, (any Subscription)?)? {
    state.withLock { state in
      guard !state.isOver, state.demand > .none, !state.waiting.isEmpty else {
        state.isSending = false
        return nil
      }
      state.demand -= 1
      let (key, value) = state.waiting.removeFirst()
      return (value, state.subscriptions[key])
    }
  }

  func cancel() {
    let old = state.withLock { $0.end() }
    for subscription in old.subscriptions.values { subscription.cancel() }
  }
}
