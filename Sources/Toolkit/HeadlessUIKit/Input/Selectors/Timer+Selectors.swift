import Foundation

@MainActor
extension Timer {
  /// Creates a timer of the stage's clock that sends a selector, and keeps its target alive until it
  /// has ended.
  ///
  /// - Parameters:
  ///   - timeInterval: Seconds on the stage's clock.
  ///   - target: The receiver of the selector.
  ///   - selector: A method that takes the timer, or nothing.
  ///   - userInfo: What the timer carries.
  ///   - repeats: Whether the timer fires until it is invalidated.
  /// - Returns: The timer, which the run loop keeps alive.
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

/// Foundation's timer, fired by the stage's clock instead of the host's.
private final class StageTimer: Timer {
  private let information: Any?
  private let repeats: Bool
  private var clock: VirtualTimer?

  init(interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
    information = userInfo
    self.repeats = repeats
    nonisolated(unsafe) let target = target
    // No run loop of the host gets the timer, so its own date never comes.
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
    // Foundation's timers are used on the thread that they were made on, which is the main actor's.
    nonisolated(unsafe) let timer = self
    MainActor.assumeIsolated {
      timer.clock?.invalidate()
      timer.clock = nil
    }
  }
}
