import Foundation
import HeadlessUIKit

extension GREYUIThreadExecutor {
  /// Waits until the application is idle, for as long as an interaction may take.
  ///
  /// - Returns: Whether it is.
  @discardableResult
  public func drainUntilIdle() -> Bool { waitForIdle().isEmpty }

  /// Waits until the application is idle, or some seconds are over.
  ///
  /// - Returns: Whether it is.
  @discardableResult
  public func drainUntilIdle(withTimeout seconds: TimeInterval) -> Bool {
    waitForIdle(within: seconds).isEmpty
  }

  /// Waits until the application is idle, or some virtual seconds are over; by default as many as an interaction has.
  ///
  /// With synchronization turned off it does twice what is due now, and waits for nothing.
  ///
  /// - Returns: What keeps the application busy still, in a fixed order; nothing of an idle one.
  func waitForIdle(within seconds: TimeInterval? = nil) -> [BusyResource] {
    let configuration = GREYConfiguration(application: application)
    guard configuration.boolValue(forConfigKey: .synchronizationEnabled) else {
      drainOnce()
      drainOnce()
      return []
    }
    let limit = seconds ?? configuration.doubleValue(forConfigKey: .interactionTimeoutDuration)
    return waitForIdle(
      until: application.runLoop.now + min(max(0, limit), Self.longestWait), BusyState(of: application))
  }

  /// Lets work on the run loop pass at its own pace, and asks everything else once a frame.
  private func waitForIdle(until end: TimeInterval, _ state: BusyState) -> [BusyResource] {
    let loop = application.runLoop
    application.layoutWindowsIfNeeded()
    while true {
      let isLoopIdle = loop.run(within: max(0, end - loop.now)) { state.isLoopIdle }
      let busy = state.resources
      guard !busy.isEmpty, loop.now < end else { return busy }
      loop.advance(by: isLoopIdle ? min(Self.frame, end - loop.now) : end - loop.now)
    }
  }

  private static let frame: TimeInterval = 1 / 60
  /// An hour, so that a wait without a limit ends too.
  private static let longestWait: TimeInterval = 3600
}

extension EarlGrey {
  /// Waits until the running application is idle; see ``GREYUIThreadExecutor/drainUntilIdle()``.
  ///
  /// - Parameter seconds: How long; by default as long as an interaction may take.
  /// - Returns: What keeps the application busy still, in a fixed order; nothing of an idle one.
  static func waitForIdle(within seconds: TimeInterval? = nil) -> [BusyResource] {
    GREYUIThreadExecutor.shared.waitForIdle(within: seconds)
  }
}
