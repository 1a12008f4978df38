import Foundation

@MainActor
extension Timer {
  /// Creates a timer on the virtual clock that sends a selector. It retains its target until it is
  /// invalid.
  ///
  /// - Parameters:
  ///   - timeInterval: The interval in virtual seconds.
  ///   - target: The receiver of the selector.
  ///   - selector: A method with the timer as its argument, or without arguments.
  ///   - userInfo: The value of the timer's `userInfo`.
  ///   - repeats: Whether the timer fires again until it is invalidated.
  /// - Returns: The timer, which the run loop retains.
  @discardableResult
  public static func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = StageTimer(
      interval: timeInterval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    timer.start(interval: timeInterval, on: UIApplication.shared.runLoop)
    return timer
  }
}

/// Foundation's timer, fired by the virtual clock instead of the host's.
private final class StageTimer: Timer {
  private let information: Any?
  private let repeats: Bool
  private var clock: VirtualTimer?

  init(interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
    information = userInfo
    self.repeats = repeats
    nonisolated(unsafe) let target = target
    // The timer is in no run loop of the host, which therefore never fires it.
    super.init(fire: .distantFuture, interval: interval, repeats: repeats) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { _ = selector.send(to: target, with: [timer]) }
    }
  }

  @preconcurrency @MainActor
  func start(interval: TimeInterval, on loop: VirtualRunLoop) {
    clock = loop.scheduledTimer(withTimeInterval: interval, repeats: repeats) { _ in self.fire() }
  }

  override var userInfo: Any? { information }

  override func invalidate() {
    super.invalidate()
    // Foundation's timers are used on the thread that created them, here the main actor's.
    nonisolated(unsafe) let timer = self
    MainActor.assumeIsolated {
      timer.clock?.invalidate()
      timer.clock = nil
    }
  }
}
