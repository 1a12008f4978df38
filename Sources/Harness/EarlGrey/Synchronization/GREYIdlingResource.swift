import Foundation
import HeadlessUIKit

/// A custom resource that interactions wait for while it is registered.
///
///     final class Upload: GREYIdlingResource {
///       var isDone = false
///       func isIdleNow() -> Bool { isDone }
///       func idlingResourceName() -> String { "upload" }
///       func idlingResourceDescription() -> String { "It ends when the server has answered." }
///     }
///     GREYUIThreadExecutor.shared.register(Upload())
@MainActor
public protocol GREYIdlingResource: AnyObject {
  /// Returns whether interactions need not wait for the resource now.
  func isIdleNow() -> Bool
  /// Returns the name in failures.
  func idlingResourceName() -> String
  /// Returns the description in failures.
  func idlingResourceDescription() -> String
}

/// A resource that keeps the application busy for some virtual seconds, then deregisters itself.
///
///     _ = GREYTimedIdlingResource(thatIsBusyForDuration: 0.5, name: "picker")
@MainActor
public final class GREYTimedIdlingResource: GREYIdlingResource {
  private let name: String
  private let duration: TimeInterval
  private let deadline: TimeInterval
  private let executor: GREYUIThreadExecutor

  /// Creates and registers a resource that is busy from now on.
  ///
  /// - Parameters:
  ///   - duration: Virtual seconds.
  ///   - name: The name in failures.
  public init(thatIsBusyForDuration duration: TimeInterval, name: String) {
    self.name = name
    self.duration = duration
    executor = GREYUIThreadExecutor.shared
    deadline = executor.application.runLoop.now + duration
    executor.register(self)
  }

  /// Deregisters the resource, so that interactions no longer wait for it.
  public func stopMonitoring() {
    executor.deregister(self)
  }

  /// Returns whether the time is over; if so, deregisters the resource.
  public func isIdleNow() -> Bool {
    let isOver = executor.application.runLoop.now >= deadline
    if isOver { stopMonitoring() }
    return isOver
  }

  /// Returns the name in failures.
  public func idlingResourceName() -> String { name }

  /// Returns the description in failures, with the whole duration.
  public func idlingResourceDescription() -> String { "It is busy for \(duration) seconds." }
}
