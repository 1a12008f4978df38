import Foundation
import HeadlessUIKit

/// A queue that runs work: always the main thread, on which every function of this module is
/// called.
///
/// Work is therefore done at once. Delayed work waits on the running application's virtual clock.
public struct Scheduler: Hashable, Sendable {
  private let name: String

  /// The main thread.
  public static let main: Scheduler = Scheduler(name: "main")
  /// The caller's thread, whichever it is.
  public static let none: Scheduler = Scheduler(name: "none")
  /// The scheduler of the running code: ``main``.
  public static var current: Scheduler { main }

  /// Whether work is done at once; always `true`.
  public var isImmediate: Bool { true }

  /// Runs work at once.
  public func async(execute work: @escaping () -> Void) {
    work()
  }

  /// Runs work at once, and returns or throws what it does.
  public func sync<Value>(execute work: () throws -> Value) rethrows -> Value {
    try work()
  }

  /// Runs work after some seconds; 0 means the next turn of the run loop.
  public func async(after seconds: TimeInterval, execute work: @escaping () -> Void) {
    _ = schedule(after: seconds, work)
  }

  /// Runs work after some seconds, unless the disposable is disposed of or deallocated before.
  public func disposableAsync(
    after seconds: TimeInterval, execute work: @escaping () -> Void
  ) -> any Disposable {
    Disposer(schedule(after: seconds, work))
  }

  /// Runs work after some seconds, for which the application does not count as busy.
  func untrackedAsync(after seconds: TimeInterval, execute work: @escaping () -> Void) -> any Disposable {
    Disposer(schedule(after: seconds, isTracked: false, work))
  }

  /// Schedules work on the virtual clock.
  ///
  /// - Returns: A closure that cancels the work.
  private func schedule(
    after seconds: TimeInterval, isTracked: Bool? = nil, _ work: @escaping () -> Void
  ) -> () -> Void {
    nonisolated(unsafe) let work = work
    // The module is not isolated, as upstream is not, yet all its functions are called on the main
    // thread: the assumption holds, and the work does not leave the actor on which it was made.
    let (loop, token) = MainActor.assumeIsolated {
      let loop = UIApplication.shared.runLoop
      let token = loop.schedule(after: seconds, name: "delay", kind: .delayedCall, isTracked: isTracked) {
        work()
      }
      return (loop, token)
    }
    return { MainActor.assumeIsolated { loop.cancel(token) } }
  }
}
