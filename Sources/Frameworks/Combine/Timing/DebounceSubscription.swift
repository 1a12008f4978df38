/// The subscription of `debounce(for:scheduler:options:)`.
final class DebounceSubscription<Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription, Named
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private struct State {
    var link = Link.awaiting
    var demand = Subscribers.Demand.none
    /// Counts the values, so that one that is followed by another is not sent.
    var generation = 0
    var latest: Input?

    mutating func end() -> State {
      defer { self = State(link: .ended, generation: generation + 1) }
      return self
    }
  }

  let name = "Debounce"
  private let downstream: Downstream
  private let dueTime: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let state = Locked(State())

  init(
    to downstream: Downstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions?
  ) {
    (self.downstream, self.dueTime, self.scheduler, self.options) = (downstream, dueTime, scheduler, options)
  }

  func receive(subscription: any Subscription) {
    guard state.withLock({ $0.link.connect(subscription) }) else { return subscription.cancel() }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let change = state.withLock { state -> (generation: Int, old: Input?)? in
      guard state.link.subscription != nil else { return nil }
      defer { state.latest = input }
      state.generation += 1
      return (state.generation, state.latest)
    }
    guard let generation = change?.generation else { return .none }
    // Once, not with an interval: who waits for all that is due waits for the value, too.
    scheduler.schedule(
      after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
    ) { [weak self] in
      self?.send(generation)
    }
    return .none
  }

  private func send(_ generation: Int) {
    let due = state.withLock { state -> Input? in
      guard state.generation == generation, state.demand > .none else { return nil }
      defer { state.latest = nil }
      state.demand -= 1
      return state.latest
    }
    guard let due else { return }
    let more = downstream.receive(due)
    state.withLock { $0.demand += more }
  }

  /// Ends on the scheduler; a value that waits is dropped.
  func receive(completion: Subscribers.Completion<Failure>) {
    guard state.withLock({ $0.end() }).link.subscription != nil else { return }
    scheduler.schedule { self.downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    state.withLock { $0.demand += demand }
  }

  func cancel() {
    state.withLock { $0.end() }.link.subscription?.cancel()
  }
}
