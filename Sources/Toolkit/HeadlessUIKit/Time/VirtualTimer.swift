import Foundation

/// What Foundation's `Timer` is, on the virtual clock: Foundation's would wait for the host's, which never passes here.
@MainActor
public final class VirtualTimer {
  /// Seconds between two calls, or 0 of a timer that fires once.
  public let timeInterval: TimeInterval
  /// Whether the timer will fire again.
  public private(set) var isValid: Bool = true
  /// When the timer fires next, on the loop's clock.
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

  /// Foundation's interval in place of none.
  private static let shortestInterval: TimeInterval = 0.0001

  /// Calls the block now; a timer that fires once is over then, and the next call of another stays where it is.
  public func fire() {
    guard isValid else { return }
    if !isRepeating { invalidate() }
    block(self)
  }

  /// Ends the timer.
  public func invalidate() {
    isValid = false
    token.map(loop.cancel)
    token = nil
  }

  /// Waits for the next call. The loop keeps the timer; a repeating one keeps nobody busy.
  private func wait() {
    token = loop.schedule(
      after: fireTime - loop.now, name: "timer", kind: .timer, isTracked: isTracked ? nil : false
    ) { self.fallDue() }
  }

  private func fallDue() {
    fire()
    guard isValid else { return }
    fireTime += interval
    wait()
  }
}

extension VirtualRunLoop {
  /// Calls `block` after an interval, or with `repeats` again and again.
  ///
  /// The application waits for a timer that fires once within 1.5 seconds, and for no other, as EarlGrey has it.
  ///
  /// - Parameter isTracked: Whether it waits for this one at all, as by default; EarlGrey has
  ///   `kNSTimerIgnoreTrackingKey` for that.
  @discardableResult
  public func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, isTracked: Bool = true,
    block: @escaping @MainActor (VirtualTimer) -> Void
  ) -> VirtualTimer {
    VirtualTimer(
      interval: interval, isRepeating: repeats, isTracked: isTracked, loop: self, block: block)
  }
}
