import Foundation

/// A lock that one thread at a time has; not to be copied while a thread has it.
///
///     let lock = os_unfair_lock_t.allocate(capacity: 1)
///     lock.initialize(to: os_unfair_lock())
///     os_unfair_lock_lock(lock)
///     print(os_unfair_lock_trylock(lock))  // false, as the lock is taken
///     os_unfair_lock_unlock(lock)
///     lock.deallocate()
public struct os_unfair_lock_s {
  fileprivate var isLocked = false

  /// Creates a lock that no thread has.
  public init() {}
}

/// A lock that one thread at a time has.
public typealias os_unfair_lock = os_unfair_lock_s
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Guards the state of all locks: a lock itself has no room for what threads wait on.
private let guardian = NSCondition()

/// Waits for a lock, and takes it.
///
/// - Parameter lock: The lock, which this thread must not have already.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  guardian.withLock {
    while lock.pointee.isLocked { guardian.wait() }
    lock.pointee.isLocked = true
  }
}

/// Takes a lock, if no thread has it.
///
/// - Parameter lock: The lock, which keeps its address while a thread has it.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  guardian.withLock {
    defer { lock.pointee.isLocked = true }
    return !lock.pointee.isLocked
  }
}

/// Gives a lock back.
///
/// - Parameter lock: The lock, which this thread has taken before.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  guardian.withLock {
    lock.pointee.isLocked = false
    guardian.broadcast()
  }
}
