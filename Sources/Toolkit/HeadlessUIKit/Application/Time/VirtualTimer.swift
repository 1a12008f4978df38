import Foundation

/// A timer on the virtual clock, with the methods of Foundation's `Timer`, which would wait for the
/// host's clock:
///
///     var seconds = 0
///     let loop = UIApplication.shared.runLoop
///     let timer = loop.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in seconds += 1 }
///     loop.advance(by: 3)
///     seconds  // 3
///     timer.invalidate()
@preconcurrency @MainActor
public final class VirtualTimer {
  /// The seconds between two calls; as in Foundation, 0 for a timer that fires once.
  public let timeInterval: TimeInterval
  /// Whether the timer will fire again.
  public private(set) var isValid: Bool = true
  /// The time at which the timer fires next, in seconds on the loop's clock.
  public private(set) var fireTime: TimeInterval
  private let interval: TimeInterval
  private let isRepeating: Bool
  private let isTracked: Bool
  private let loop: VirtualRunLoop
  private let block: @MainActor (VirtualTimer) -> Void
  private var token: VirtualRunLoop.Token?

  init(
    interval: TimeInterval, isRepeating: Bool, isTracked: Bool, loop: VirtualRunLoop,
    block: @escaping @MainActor (VirtualTimer) -> Void
  ) {
    self.interval = interval > 0 ? interval : Self.shortestInterval
    timeInterval = isRepeating ? self.interval : 0
    self.isRepeating = isRepeating
    self.isTracked = isTracked && !isRepeating
    self.loop = loop
    self.block = block
    fireTime = loop.now + self.interval
    wait()
  }

  /// Foundation's interval for intervals of 0 or less.
  private static let shortestInterval: TimeInterval = 0.0001

  /// Calls the block immediately. A timer that fires once is then invalid; a repeating one keeps
  /// its schedule.
  public func fire() {
    guard isValid else { return }
    // Before the block, which may read `isValid`.
    if !isRepeating { invalidate() }
    block(self)
  }

  /// Ends the timer; the block is not called again.
  public func invalidate() {
    isValid = false
    token.map(loop.cancel)
    token = nil
  }

  /// Schedules the next call. The loop retains the timer; a repeating timer never keeps the
  /// application busy.
  private func wait() {
    token = loop.schedule(
      after: fireTime - loop.now, name: "timer", kind: .timer, isTracked: isTracked ? nil : false
    ) { self.fallDue() }
    if isRepeating { loop.markRepeating(token) }
  }

  private func fallDue() {
    fire()
    guard isValid else { return }
    // From the last fire time instead of from now, so that repeating timers do not drift.
    fireTime += interval
    wait()
  }
}

extension VirtualRunLoop {
  /// Creates a timer that calls a block after an interval, and repeatedly if it repeats.
  ///
  /// As in EarlGrey, only a timer that fires once, within 1.5 seconds, keeps the application busy.
  ///
  /// - Parameters:
  ///   - interval: The interval in seconds on the loop's clock; 0 and less count as 0.0001.
  ///   - repeats: Whether the timer fires until it is invalidated.
  ///   - isTracked: Whether the timer may keep the application busy; `true` by default. The
  ///     equivalent of EarlGrey's `kNSTimerIgnoreTrackingKey`.
  ///   - block: Called with the timer.
  /// - Returns: The timer, which the loop retains until it is invalid.
  @discardableResult
  public func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, isTracked: Bool = true,
    block: @escaping @MainActor (VirtualTimer) -> Void
  ) -> VirtualTimer {
    VirtualTimer(
      interval: interval, isRepeating: repeats, isTracked: isTracked, loop: self, block: block)
  }
}
