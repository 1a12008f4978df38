/// The subscription of `collect(_:options:)` over some time.
final class CollectByTimeSubscription<Input, Downstream: Subscriber, Context: Scheduler>: Subscriber,
  Subscription,
  Named
where Downstream.Input == [Input] {
  typealias Failure = Downstream.Failure

  private struct State {
    var link = Link.awaiting
    var values: [Input] = []
    var demand = Subscribers.Demand.none
    var timer: (any Cancellable)?

    mutating func takeValues() -> [Input] {
      defer { values = [] }
      return values
    }

    mutating func end() -> State {
      defer { self = State(link: .ended) }
      return self
    }
  }

  let name = "CollectByTime"
  private let downstream: Downstream
  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let count: Int?
  private let options: Context.SchedulerOptions?
  private let state = Locked(State())

  init(
    to downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>,
    options: Context.SchedulerOptions?
  ) {
    (self.downstream, self.options) = (downstream, options)
    switch strategy {
    case .byTime(let scheduler, let interval):
      (self.scheduler, self.interval, count) = (scheduler, interval, nil)
    case .byTimeOrCount(let scheduler, let interval, let count):
      (self.scheduler, self.interval, self.count) = (scheduler, interval, count)
    }
  }

  func receive(subscription: any Subscription) {
    guard state.withLock({ $0.link.connect(subscription) }) else { return subscription.cancel() }
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
      options: options
    ) { [weak self] in
      self?.send()
    }
    state.withLock { $0.timer = timer }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let isFull = state.withLock { state in
      guard state.link.subscription != nil else { return false }
      state.values.append(input)
      return state.values.count == count
    }
    if isFull { send() }
    return .none
  }

  /// Sends what has been collected, if there is something and it is requested.
  private func send() {
    let values = state.withLock { state -> [Input]? in
      guard state.link.subscription != nil, !state.values.isEmpty, state.demand > .none else { return nil }
      state.demand -= 1
      return state.takeValues()
    }
    guard let values else { return }
    let more = downstream.receive(values)
    state.withLock { $0.demand += more }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let old = state.withLock { $0.end() }
    old.timer?.cancel()
    guard old.link.subscription != nil else { return }
    scheduler.schedule(options: options) {
      if case .finished = completion, !old.values.isEmpty { _ = self.downstream.receive(old.values) }
      self.downstream.receive(completion: completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    state.withLock { $0.demand += demand }
  }

  func cancel() {
    let old = state.withLock { $0.end() }
    old.timer?.cancel()
    old.link.subscription?.cancel()
  }
}
