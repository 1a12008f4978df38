import Foundation

extension Timer {
  /// Returns a publisher of the present date, at intervals; it begins when it is connected.
  ///
  /// - Parameters:
  ///   - interval: The seconds between two dates, and before the first.
  ///   - tolerance: The seconds by which a date may be late; `nil` leaves it to the timer.
  ///   - runLoop: The run loop on which the timer fires, usually `RunLoop.main`.
  ///   - mode: The mode of the run loop in which the timer fires.
  ///   - options: Not used, as a run loop has no options.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of the present date, at intervals.
  ///
  ///     let start = Date()
  ///     let seconds = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  ///       .map { Int($0.timeIntervalSince(start)) }
  ///       .prefix(3).sink { print($0) }  // 1, 2, 3
  public final class TimerPublisher: ConnectablePublisher {
    /// The kind of values that are published.
    public typealias Output = Date

    /// A timer cannot fail.
    public typealias Failure = Never

    /// The seconds between two dates.
    public let interval: TimeInterval

    /// The seconds by which a date may be late; `nil` leaves it to the timer.
    public let tolerance: TimeInterval?

    /// The run loop on which the timer fires.
    public let runLoop: RunLoop

    /// The mode of the run loop in which the timer fires.
    public let mode: RunLoop.Mode

    /// How the run loop runs the timer.
    public let options: RunLoop.SchedulerOptions?

    private let hub = Hub<Date, Never>("Timer")
    private let timer = Locked(nil as Timer?)

    /// Creates a publisher; apps use `Timer.publish(every:tolerance:on:in:options:)`.
    ///
    /// - Parameters:
    ///   - interval: The seconds between two dates, and before the first.
    ///   - tolerance: The seconds by which a date may be late; `nil` leaves it to the timer.
    ///   - runLoop: The run loop on which the timer fires, usually `RunLoop.main`.
    ///   - mode: The mode of the run loop in which the timer fires.
    ///   - options: Not used, as a run loop has no options.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      (self.interval, self.tolerance, self.runLoop) = (interval, tolerance, runLoop)
      (self.mode, self.options) = (mode, options)
    }

    /// Attaches a subscriber, which loses the dates that it has not requested.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      hub.attach(subscriber)
    }

    /// Starts the timer, if it is not running.
    ///
    /// - Returns: What stops the timer.
    public func connect() -> any Cancellable {
      nonisolated(unsafe) let hub = hub
      // With its first date, since a timer of an interval alone fires at once on Linux.
      let first = Date(timeIntervalSinceNow: interval)
      let new = Timer(fire: first, interval: interval, repeats: true) { _ in hub.send(Date()) }
      if let tolerance { new.tolerance = tolerance }
      let isFirst = timer.withLock { timer in
        guard timer == nil else { return false }
        timer = new
        return true
      }
      if isFirst { runLoop.add(new, forMode: mode) }
      return AnyCancellable(stop)
    }

    private func stop() {
      let old = timer.withLock { timer in
        defer { timer = nil }
        return timer
      }
      old?.invalidate()
    }
  }
}
