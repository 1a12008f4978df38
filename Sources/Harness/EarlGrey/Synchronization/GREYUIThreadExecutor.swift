import Foundation
import HeadlessUIKit

/// Waits until an application and its registered resources are idle.
///
///     let executor = GREYUIThreadExecutor.shared
///     executor.drain(forTime: 0.5)  // lets half a virtual second pass, even if the application is idle
///     executor.drainUntilIdle(withTimeout: 5)  // false if it is still busy after 5 virtual seconds
@MainActor
public struct GREYUIThreadExecutor {
  let application: UIApplication

  /// The running application's executor.
  public static var shared: GREYUIThreadExecutor { GREYUIThreadExecutor(application: .shared) }

  /// Returns the running application's executor; the name in EarlGrey 1.
  public static func sharedInstance() -> GREYUIThreadExecutor { shared }

  /// Registers a resource. Interactions wait for it until it is deregistered.
  ///
  /// - Parameter resource: Retained. Its `isIdleNow()` is called whenever an interaction waits; a
  ///   registered one is not added again.
  public func register(_ resource: any GREYIdlingResource) {
    guard !resources.contains(where: { $0 === resource }) else { return }
    application[attachment: IdlingResources.self, default: IdlingResources()].registered.append(resource)
  }

  /// Deregisters a resource.
  ///
  /// - Parameter resource: Compared by identity; one that is not registered is ignored.
  public func deregister(_ resource: any GREYIdlingResource) {
    application[attachment: IdlingResources.self, default: IdlingResources()].registered.removeAll {
      $0 === resource
    }
  }

  /// The registered resources, in the order of their registration.
  var resources: [any GREYIdlingResource] {
    application[attachment: IdlingResources.self, default: IdlingResources()].registered
  }

  /// Runs the work that is due now, without waiting.
  public func drainOnce() {
    application.layoutWindowsIfNeeded()
    application.runLoop.advance(by: 0)
  }

  /// Advances the virtual clock, whether the application is idle or not.
  ///
  /// - Parameter seconds: Virtual seconds; negative values count as 0.
  public func drain(forTime seconds: TimeInterval) {
    application.layoutWindowsIfNeeded()
    application.runLoop.advance(by: seconds)
  }
}

/// The resources that are registered in one application.
@MainActor
struct IdlingResources {
  var registered: [any GREYIdlingResource] = []
}

extension GREYUIThreadExecutor {
  /// Waits until the application is idle, at most as long as an interaction would.
  ///
  /// - Returns: Whether the application is idle.
  @discardableResult
  public func drainUntilIdle() -> Bool { waitForIdle().isEmpty }

  /// Waits until the application is idle, at most some virtual seconds.
  ///
  /// - Parameter seconds: The timeout in virtual seconds, at most an hour.
  /// - Returns: Whether the application is idle.
  @discardableResult
  public func drainUntilIdle(withTimeout seconds: TimeInterval) -> Bool {
    waitForIdle(within: seconds).isEmpty
  }

  /// Waits until the application is idle.
  ///
  /// With synchronization turned off, it runs the work that is due now twice, as EarlGrey does,
  /// without waiting.
  ///
  /// - Parameter seconds: The most virtual seconds to wait; by default those of an interaction.
  /// - Returns: The resources that are still busy, in a fixed order; empty if the application is
  ///   idle.
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

  /// Runs the loop from event to event while it is busy, and checks everything else once a frame.
  private func waitForIdle(until end: TimeInterval, _ state: BusyState) -> [BusyResource] {
    let loop = application.runLoop
    application.layoutWindowsIfNeeded()
    while true {
      let isLoopIdle = loop.run(within: max(0, end - loop.now)) { state.isLoopIdle }
      let busy = state.resources
      guard !busy.isEmpty, loop.now < end else { return busy }
      // A loop that is still busy has nothing due before the end. With an idle loop, the rest is polled.
      loop.advance(by: isLoopIdle ? min(Self.frame, end - loop.now) : end - loop.now)
    }
  }

  private static let frame: TimeInterval = 1 / 60
  /// An hour, so that a wait without a limit also ends.
  private static let longestWait: TimeInterval = 3600
}

extension EarlGrey {
  /// Waits until the running application is idle; see ``GREYUIThreadExecutor/drainUntilIdle()``.
  ///
  /// - Parameter seconds: The virtual seconds to wait; by default those of an interaction.
  /// - Returns: The resources that are still busy, in a fixed order; empty if the application is
  ///   idle.
  static func waitForIdle(within seconds: TimeInterval? = nil) -> [BusyResource] {
    GREYUIThreadExecutor.shared.waitForIdle(within: seconds)
  }
}
