import Expectations
import Testing
import os

@Suite struct LogTests {
  /// Calls as apps write them; what is checked is that they compile, and that nothing is evaluated or enabled.
  @Test func `Messages of all forms are taken, and none is evaluated`() {
    var count = 0
    func next() -> Int {
      count += 1
      return count
    }
    let log = OSLog(subsystem: "com.example", category: .pointsOfInterest)
    let logger = Logger(subsystem: "com.example", category: "network")
    logger.info("received \(next()) of \(next(), privacy: .public)")
    logger.log(
      level: .error, "\("name", align: .right(columns: 8), privacy: .private(mask: .hash)) is missing")
    logger.debug("at \(1.5, format: .fixed(precision: 2)), \(next(), format: .hex), \(true, format: .answer)")
    Logger(log).fault("\(OSLogType.fault)")
    os_log("plain")
    os_log("%@ of %d", log: log, type: .debug, "name", 3)
    os_log(.info, log: log, "%{public}@", "name")
    os_log(.info, log: log, "\(next()) of \(3)")
    os_signpost(.begin, log: log, name: "load", "%d", 3)
    let signposter = OSSignposter(logHandle: log)
    signposter.endInterval("load", signposter.beginInterval("load", id: signposter.makeSignpostID()))
    expectEqual(count, 0)
    expectFalse(log.isEnabled(type: .fault) || log.signpostsEnabled || signposter.isEnabled)
    expectEqual(signposter.withIntervalSignpost("load") { next() }, 1)
  }

  @Test func `A lock's copies guard one value`() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    let copy = lock
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { copy.withLock { $0 += 1 } } }
    }
    expectEqual(lock.withLock { $0 }, 100)
    let plain = OSAllocatedUnfairLock()
    plain.lock()
    expectFalse(plain.lockIfAvailable())
    plain.unlock()
    expectTrue(plain.lockIfAvailable())
    plain.unlock()
    expectEqual(plain.withLock { 2 }, 2)
    // The lock is taken even for the thread that has it.
    expectEqual(lock.withLock { _ in lock.withLockIfAvailable { $0 } }, nil)
  }
}
