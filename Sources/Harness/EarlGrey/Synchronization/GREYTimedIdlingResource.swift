import Foundation
import HeadlessUIKit

/// Keeps the application busy for some virtual seconds, and then takes itself off the list.
@MainActor
public final class GREYTimedIdlingResource: GREYIdlingResource {
  private let name: String
  private let duration: TimeInterval
  private let deadline: TimeInterval
  private let executor: GREYUIThreadExecutor

  /// Makes and registers a resource that is busy from now on.
  public init(thatIsBusyForDuration duration: TimeInterval, name: String) {
    self.name = name
    self.duration = duration
    executor = GREYUIThreadExecutor.shared
    deadline = executor.application.runLoop.now + duration
    executor.register(self)
  }

  /// Ends the waiting at once.
  public func stopMonitoring() {
    executor.deregister(self)
  }

  public func isIdleNow() -> Bool {
    let isOver = executor.application.runLoop.now >= deadline
    if isOver { stopMonitoring() }
    return isOver
  }

  public func idlingResourceName() -> String { name }

  public func idlingResourceDescription() -> String { "It is busy for \(duration) seconds." }
}
