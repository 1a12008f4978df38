import Foundation

/// A lock around a value, which one thread at a time reads and changes; its copies are the same lock.
///
///     let count = OSAllocatedUnfairLock(initialState: 0)
///     DispatchQueue.concurrentPerform(iterations: 100) { _ in
///       count.withLock { $0 += 1 }
///     }
///     print(count.withLock { $0 })  // 100
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock around a value that need not be sendable.
  ///
  /// - Parameter initialState: The value that the lock guards.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Creates a lock around a value.
  ///
  /// - Parameter initialState: The value that the lock guards.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Calls a closure with the value, which no other thread uses meanwhile.
  ///
  /// - Parameter body: Called once, with the lock taken; it must not take the same lock again.
  public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result
  {
    try withLockUnchecked(body)
  }

  /// Calls a closure that need not be sendable with the value, which no other thread uses meanwhile.
  ///
  /// - Parameter body: Called once, with the lock taken; it must not take the same lock again.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// As ``withLock(_:)``, if no other thread has the lock; `nil` otherwise.
  ///
  /// - Parameter body: Called once, with the lock taken; it must not take the same lock again.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a value.
  public init() { self.init(uncheckedState: ()) }

  /// Waits for the lock, and takes it.
  public func lock() { storage.lock.lock() }

  /// Gives the lock back.
  public func unlock() { storage.lock.unlock() }

  /// Takes the lock, if no other thread has it.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Calls a closure while no other thread has the lock.
  ///
  /// - Parameter body: Called once, with the lock taken; it must not take the same lock again.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body()
  }
}
