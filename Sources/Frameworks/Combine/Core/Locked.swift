import Foundation
import StagePlatform

/// State that one thread at a time reads or changes.
///
/// The lock is never held while a subscriber, a publisher or a closure of an app is called: what a
/// change takes out of the state is returned, and used or released afterward.
final class Locked<State>: @unchecked Sendable {
  private let lock = NSLock()
  private var state: State

  init(_ state: State) {
    self.state = state
  }

  /// Runs a closure while no other thread has the state.
  func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
}
