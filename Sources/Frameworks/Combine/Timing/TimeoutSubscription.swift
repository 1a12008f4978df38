/// The subscription of `timeout(_:scheduler:options:customError:)`.
final class TimeoutSubscription<Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription, Named {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private struct State {
    var link = Link.awaiting
    var timer: (any Cancellable)?
    /// Whether values still come; the completion may be on its way after that.
    var isOpen = true

    mutating func stop() -> (any Cancellable)? {
      defer { timer = nil }
      return timer
    }
  }

  let name = "Timeout"
  private let downstream: Downstream
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let customError: (() -> Failure)?
  private let state = Locked(State())

  init(
    to downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions?, customError: (() -> Failure)?
  ) {
    (self.downstream, self.interval, self.scheduler) = (downstream, interval, scheduler)
    (self.options, self.customError) = (options, customError)
  }

  /// Counts the time from now on.
  private func restart() {
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
      options: options
    ) { [weak self] in
      self?.expire()
    }
    let old = state.withLock { state in
      defer { state.timer = timer }
      return state.timer
    }
    old?.cancel()
  }

  private func expire() {
    let (timer, subscription) = state.withLock { state in
      (state.stop(), state.isOpen ? state.link.end() : nil)
    }
    timer?.cancel()
    guard let subscription else { return }
    subscription.cancel()
    downstream.receive(completion: customError.map { .failure($0()) } ?? .finished)
  }

  func receive(subscription: any Subscription) {
    guard state.withLock({ $0.link.connect(subscription) }) else { return subscription.cancel() }
    restart()
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard state.withLock({ $0.isOpen && $0.link.subscription != nil }) else { return .none }
    restart()
    scheduler.schedule(options: options) {
      guard self.state.withLock({ $0.link.subscription }) != nil else { return }
      let more = self.downstream.receive(input)
      if more > .none { self.state.withLock { $0.link.subscription }?.request(more) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (begins, timer) = state.withLock { state in
      guard state.isOpen, state.link.subscription != nil else { return (false, nil as (any Cancellable)?) }
      state.isOpen = false
      return (true, state.stop())
    }
    timer?.cancel()
    guard begins else { return }
    scheduler.schedule(options: options) {
      guard self.state.withLock({ $0.link.end() }) != nil else { return }
      self.downstream.receive(completion: completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.link.subscription }?.request(demand)
  }

  func cancel() {
    let (timer, subscription) = state.withLock { ($0.stop(), $0.link.end()) }
    timer?.cancel()
    subscription?.cancel()
  }
}
