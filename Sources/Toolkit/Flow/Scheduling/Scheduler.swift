import Foundation
import HeadlessUIKit

/// Where work runs: on the main thread, on which everything here is already.
///
/// Work is therefore done at once. What is to be done later waits on the running application's virtual clock.
public struct Scheduler: Hashable, Sendable {
  private let name: String

  /// The main thread.
  public static let main: Scheduler = Scheduler(name: "main")
  /// Wherever one is.
  public static let none: Scheduler = Scheduler(name: "none")
  /// Where one is: the main thread.
  public static var current: Scheduler { main }

  /// Whether work is done at once; it always is.
  public var isImmediate: Bool { true }

  /// Runs work at once.
  public func async(execute work: @escaping () -> Void) {
    work()
  }

  /// Runs work at once, and returns what it does.
  public func sync<Value>(execute work: () throws -> Value) rethrows -> Value {
    try work()
  }

  /// Runs work after some seconds; none means the next turn of the run loop.
  public func async(after seconds: TimeInterval, execute work: @escaping () -> Void) {
    _ = schedule(after: seconds, work)
  }

  /// Runs work after some seconds, unless the disposable is disposed of, or let go, before.
  public func disposableAsync(
    after seconds: TimeInterval, execute work: @escaping () -> Void
  ) -> any Disposable {
    Disposer(schedule(after: seconds, work))
  }

  /// Runs work after some seconds that the application does not wait for.
  func untrackedAsync(after seconds: TimeInterval, execute work: @escaping () -> Void) -> any Disposable {
    Disposer(schedule(after: seconds, isTracked: false, work))
  }

  /// Lets work wait on the virtual clock.
  ///
  /// This is the one place in which the module goes to the main actor. It may, as everything here is called there; and
  /// so the work, which was made there, does not leave it.
  ///
  /// - Returns: Drops the work.
  private func schedule(
    after seconds: TimeInterval, isTracked: Bool? = nil, _ work: @escaping () -> Void
  ) -> () -> Void {
    nonisolated(unsafe) let work = work
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
