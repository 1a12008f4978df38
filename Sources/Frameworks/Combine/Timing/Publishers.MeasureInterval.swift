extension Publishers {
  /// A publisher of the times between values.
  ///
  ///     let taps = PassthroughSubject<Void, Never>()
  ///     let pauses = taps.measureInterval(using: RunLoop.main)
  ///       .sink { print($0.timeInterval < 0.3 ? "double tap" : "tap") }
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: KeepsFailure, SteppingOperator {
    /// The kind of values that are published.
    public typealias Output = Context.SchedulerTimeType.Stride

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// The scheduler that counts the time and runs what is due.
    public let scheduler: Context

    /// Creates a publisher; apps call `measureInterval(using:options:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - scheduler: The scheduler whose time is measured.
    public init(upstream: Upstream, scheduler: Context) {
      (self.upstream, self.scheduler) = (upstream, scheduler)
    }

    var stepper: Steps {
      let scheduler = scheduler
      var last: Context.SchedulerTimeType?
      return Steps("MeasureInterval", didConnect: { last = scheduler.now }) { _ in
        let now = scheduler.now
        defer { last = now }
        return .send((last ?? now).distance(to: now))
      }
    }
  }
}

extension Publisher {
  /// Publishes the time since the value before, or since the subscription, instead of each value.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler whose time is measured.
  ///   - options: Not used.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
