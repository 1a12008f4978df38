import Foundation

/// Foundation's `Timer` on the virtual clock; Foundation's own would wait for the host's clock,
/// which does not advance here.
@preconcurrency @MainActor
public final class VirtualTimer {
  /// The seconds between two calls; 0 for a timer that fires once, as in Foundation.
  public let timeInterval: TimeInterval
  /// Whether the timer will fire again.
  public private(set) var isValid: Bool = true
  /// When the timer fires next, in seconds on the loop's clock.
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

  /// The interval that Foundation uses for intervals of 0 and less.
  private static let shortestInterval: TimeInterval = 0.0001

  /// Calls the block now: a timer that fires once is then over, and a repeating one keeps its
  /// schedule.
  public func fire() {
    guard isValid else { return }
    // Before the block runs: a block that reads `isValid` finds the timer over.
    if !isRepeating { invalidate() }
    block(self)
  }

  /// Ends the timer; the block is not called again.
  public func invalidate() {
    isValid = false
    token.map(loop.cancel)
    token = nil
  }

  /// Schedules the next call. The loop keeps the timer alive; a repeating one never counts as busy.
  private func wait() {
    token = loop.schedule(
      after: fireTime - loop.now, name: "timer", kind: .timer, isTracked: isTracked ? nil : false
    ) { self.fallDue() }
  }

  private func fallDue() {
    fire()
    guard isValid else { return }
    // Counts from the last fire time, not from now, so that repeating timers do not drift.
    fireTime += interval
    wait()
  }
}

extension VirtualRunLoop {
  /// Creates a timer that calls `block` after an interval, and again after each further one if it
  /// repeats.
  ///
  /// By EarlGrey's rule the application counts as busy only for a timer that fires once, within 1.5
  /// seconds.
  ///
  /// - Parameters:
  ///   - interval: Seconds on the loop's clock.
  ///   - repeats: Whether the timer fires until it is invalidated.
  ///   - isTracked: Whether the timer may keep the application busy at all; `true` by default.
  ///     EarlGrey has `kNSTimerIgnoreTrackingKey` for this.
  ///   - block: Called with the timer.
  /// - Returns: The timer, which the loop keeps alive until it has ended.
  @discardableResult
  public func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, isTracked: Bool = true,
    block: @escaping @MainActor (VirtualTimer) -> Void
  ) -> VirtualTimer {
    VirtualTimer(
      interval: interval, isRepeating: repeats, isTracked: isTracked, loop: self, block: block)
  }
}
