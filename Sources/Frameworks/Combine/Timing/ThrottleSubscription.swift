/// The subscription of `throttle(for:scheduler:latest:)`.
final class ThrottleSubscription<Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription, Named
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private struct State {
    var link = Link.awaiting
    var demand = Subscribers.Demand.none
    var waiting: Input?
    var lastTime: Context.SchedulerTimeType?
    var completion: Subscribers.Completion<Failure>?
    var isScheduled = false
    var isOver = false

    mutating func end() -> State {
      defer { self = State(link: .ended, isOver: true) }
      return self
    }
  }

  let name = "Throttle"
  private let downstream: Downstream
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let latest: Bool
  private let state = Locked(State())

  init(
    to downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
  ) {
    (self.downstream, self.interval, self.scheduler, self.latest) = (downstream, interval, scheduler, latest)
  }

  func receive(subscription: any Subscription) {
    guard state.withLock({ $0.link.connect(subscription) }) else { return subscription.cancel() }
    subscription.request(.unlimited)
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let now = scheduler.now
    let change = state.withLock { state -> (lastTime: Context.SchedulerTimeType?, old: Input?)? in
      guard state.link.subscription != nil, state.demand > .none || state.isScheduled else { return nil }
      let old = state.waiting
      if latest || old == nil { state.waiting = input }
      guard !state.isScheduled else { return nil }
      state.isScheduled = true
      return (state.lastTime, old)
    }
    guard let change else { return .none }
    if let last = change.lastTime, last.distance(to: now) < interval {
      scheduler.schedule(
        after: last.advanced(by: interval), tolerance: scheduler.minimumTolerance, send)
    } else {
      scheduler.schedule(send)
    }
    return .none
  }

  /// Sends the value that waits, and the completion if it has come meanwhile.
  private func send() {
    let now = scheduler.now
    let due = state.withLock { state -> Input? in
      state.isScheduled = false
      guard state.demand > .none, let value = state.waiting else { return nil }
      state.demand -= 1
      (state.waiting, state.lastTime) = (nil, now)
      return value
    }
    if let due {
      let more = downstream.receive(due)
      state.withLock { $0.demand += more }
    }
    complete()
  }

  private func complete() {
    let completion = state.withLock { state in
      state.isScheduled || state.isOver || state.completion == nil ? nil : state.end().completion
    }
    if let completion { downstream.receive(completion: completion) }
  }

  /// Ends on the scheduler, after the value that waits.
  func receive(completion: Subscribers.Completion<Failure>) {
    let begins = state.withLock { state in
      guard state.link.end() != nil else { return false }
      state.completion = completion
      return !state.isScheduled
    }
    if begins { scheduler.schedule(complete) }
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.demand += demand }
  }

  func cancel() {
    state.withLock { $0.end() }.link.subscription?.cancel()
  }
}
