/// The values of one publisher that an operator joins with those of others.
///
/// It is read and changed by the state of the operator alone, under its lock.
final class JoinedValues<Value> {
  private var values: [Value] = []
  private let keepsLatest: Bool

  /// Creates an empty list.
  ///
  /// - Parameter keepsLatest: Whether only the latest value is kept, for any number of uses.
  init(keepsLatest: Bool) {
    self.keepsLatest = keepsLatest
  }

  var isEmpty: Bool { values.isEmpty }

  func append(_ value: Value) {
    if keepsLatest { values = [value] } else { values.append(value) }
  }

  /// Uses the first value, which there must be.
  func take() -> Value {
    keepsLatest ? values[0] : values.removeFirst()
  }
}

/// The subscription of an operator that joins values of several publishers.
///
/// It passes requests on to all publishers, but sends no more than is requested.
final class Joining<Downstream: Subscriber>: Subscription, Named {
  private struct Side {
    var link = Link.awaiting
    var isFinished = false
    let isEmpty: () -> Bool
  }

  private struct State {
    var sides: [Side] = []
    var demand = Subscribers.Demand.none
    /// Whether the publishers are still being added, so that none of them may begin.
    var isHeld = true
    var hasUnsent = false
    var isOver = false

    mutating func end() -> State {
      defer { (sides, isOver) = ([], true) }
      return self
    }
  }

  let name: String
  private let downstream: Downstream
  private let keepsLatest: Bool
  private let state = Locked(State())
  /// Takes one value of each publisher, once all have been added.
  private var join: () -> Downstream.Input? = { nil }

  /// Creates a subscription.
  ///
  /// - Parameter keepsLatest: Whether the latest value of each publisher is joined with each new one of another;
  ///   if not, each value is joined once.
  init(_ name: String, to downstream: Downstream, keepsLatest: Bool) {
    (self.name, self.downstream, self.keepsLatest) = (name, downstream, keepsLatest)
  }

  /// Attaches the subscriber, then the publishers that a closure adds, and begins.
  ///
  /// A publisher of two others, for example, joins them so:
  ///
  /// ```swift
  /// Joining("Zip", to: subscriber, keepsLatest: false).start { ($0.add(a), $0.add(b)) }
  /// ```
  ///
  /// - Parameter add: Adds the publishers, and returns the values of each.
  func start<each Value>(adding add: (Joining) -> (repeat JoinedValues<each Value>))
  where Downstream.Input == (repeat each Value) {
    downstream.receive(subscription: self)
    let values = add(self)
    join = { (repeat (each values).take()) }
    let (sides, demand) = state.withLock { state in
      state.isHeld = false
      return (state.sides, state.demand)
    }
    if demand > .none { for side in sides { side.link.subscription?.request(demand) } }
    finishIfDone()
  }

  /// Adds a publisher.
  ///
  /// - Returns: Its values.
  func add<P: Publisher>(_ publisher: P) -> JoinedValues<P.Output> where P.Failure == Downstream.Failure {
    let values = JoinedValues<P.Output>(keepsLatest: keepsLatest)
    let index = state.withLock { state in
      if !state.isOver { state.sides.append(Side(isEmpty: { values.isEmpty })) }
      return state.sides.count - 1
    }
    guard index >= 0 else { return values }
    publisher.subscribe(
      Relay<P.Output, P.Failure>(
        name, receiveSubscription: { self.connect($0, index: index) },
        receiveValue: { value in self.receive(from: index) { values.append(value) } },
        receiveCompletion: { self.complete($0, index: index) }))
    return values
  }

  private func connect(_ subscription: any Subscription, index: Int) {
    let isAccepted = state.withLock { !$0.isOver && $0.sides[index].link.connect(subscription) }
    if !isAccepted { subscription.cancel() }
  }

  private func receive(from index: Int, append: () -> Void) -> Subscribers.Demand {
    let isDue = state.withLock { state in
      guard !state.isOver else { return false }
      append()
      state.hasUnsent = true
      return true
    }
    return isDue ? send(from: index) : .none
  }

  /// Sends what is complete and requested.
  ///
  /// - Returns: What the subscriber requests in addition; it has been passed on to all other publishers.
  private func send(from index: Int?) -> Subscribers.Demand {
    var total = Subscribers.Demand.none
    while let value = takeDue() {
      let more = downstream.receive(value)
      guard more > .none else { continue }
      total += more
      for (other, side) in addDemand(more).enumerated() where other != index {
        side.link.subscription?.request(more)
      }
    }
    finishIfDone()
    return total
  }

  private func takeDue() -> Downstream.Input? {
    state.withLock { state in
      guard !state.isOver, state.hasUnsent, state.demand > .none,
        !state.sides.contains(where: { $0.isEmpty() }), let value = join()
      else { return nil }
      state.demand -= 1
      state.hasUnsent = !keepsLatest
      return value
    }
  }

  private func addDemand(_ demand: Subscribers.Demand) -> [Side] {
    state.withLock { state in
      state.demand += demand
      return state.isHeld ? [] : state.sides
    }
  }

  private func complete(_ completion: Subscribers.Completion<Downstream.Failure>, index: Int) {
    if case .failure = completion { return end(completion) }
    state.withLock { if !$0.isOver { $0.sides[index].isFinished = true } }
    finishIfDone()
  }

  /// Finishes when nothing more can be joined.
  private func finishIfDone() {
    let isDone = state.withLock { state in
      guard !state.isOver, !state.isHeld else { return false }
      return keepsLatest
        ? state.sides.allSatisfy(\.isFinished) && !(state.hasUnsent && !state.sides.contains { $0.isEmpty() })
        : state.sides.contains { $0.isFinished && $0.isEmpty() }
    }
    if isDone { end(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let old = state.withLock { $0.end() }
    guard !old.isOver else { return }
    for side in old.sides where !side.isFinished { side.link.subscription?.cancel() }
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    let sides = addDemand(demand)
    // What waits is sent before further values come.
    _ = send(from: nil)
    for side in sides { side.link.subscription?.request(demand) }
  }

  func cancel() {
    for side in state.withLock({ $0.end() }).sides { side.link.subscription?.cancel() }
  }
}
