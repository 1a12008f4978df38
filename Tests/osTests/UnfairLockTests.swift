import Expectations
import Foundation
import Testing
import os

@Suite struct UnfairLockTests {
  /// A counter that is protected only by its lock.
  private final class Counter: @unchecked Sendable {
    private let lock = os_unfair_lock_t.allocate(capacity: 1)
    private(set) var count = 0

    init() { lock.initialize(to: os_unfair_lock()) }
    deinit { lock.deallocate() }

    func add() {
      os_unfair_lock_lock(lock)
      count += 1
      os_unfair_lock_unlock(lock)
    }
  }

  @Test func `One thread at a time has a lock`() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1000 { counter.add() }
    }
    expectEqual(counter.count, 8000)
  }

  @Test func `A lock that a thread has is not taken again`() {
    var lock = os_unfair_lock()
    expectTrue(os_unfair_lock_trylock(&lock))
    expectFalse(os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    expectTrue(os_unfair_lock_trylock(&lock))
  }
}
