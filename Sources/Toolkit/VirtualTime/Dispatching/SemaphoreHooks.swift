#if canImport(Glibc)
  import Glibc
#endif

/// Waits for semaphores and conditions.
enum SemaphoreHooks {
  private typealias Object = RealDispatch.Object
  private typealias WaitForCondition =
    @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32
  private typealias WaitForConditionUntil =
    @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafePointer<timespec>) -> Int32

  private static let realWait: GroupHooks.Wait = RealDispatch.function("dispatch_semaphore_wait")
  private static let realCondition: WaitForCondition = RealDispatch.function("pthread_cond_wait")
  private static let realConditionUntil: WaitForConditionUntil = RealDispatch.function(
    "pthread_cond_timedwait")

  static let all: [Hook] = [
    Hook(
      "dispatch_semaphore_wait",
      { semaphore, time in
        GroupHooks.wait(in: "DispatchSemaphore.wait", for: semaphore, until: time, realWait)
      } as GroupHooks.Wait),
    Hook(
      "pthread_cond_wait",
      { condition, mutex in
        guard let replay = Replay.current else { return realCondition(condition, mutex) }
        return replay.wait(for: condition, mutex, until: .infinity)
      } as WaitForCondition),
    Hook(
      "pthread_cond_timedwait",
      { condition, mutex, time in
        guard let replay = Replay.current else { return realConditionUntil(condition, mutex, time) }
        let seconds = Double(time.pointee.tv_sec) + Double(time.pointee.tv_nsec) / 1e9
        return replay.wait(for: condition, mutex, until: seconds - replay.startDate)
      } as WaitForConditionUntil),
  ]

  /// Waits for another thread's signal on the real clock.
  fileprivate static func nap(
    _ condition: UnsafeMutableRawPointer, _ mutex: UnsafeMutableRawPointer, _ milliseconds: Int
  ) -> Bool {
    var time = timespec()
    RealTime.read(CLOCK_REALTIME, &time)
    let nanoseconds = time.tv_nsec + milliseconds * 1_000_000
    time.tv_sec += nanoseconds / 1_000_000_000
    time.tv_nsec = nanoseconds % 1_000_000_000
    return realConditionUntil(condition, mutex, &time) == 0
  }
}

extension Replay {
  fileprivate func wait(
    for condition: UnsafeMutableRawPointer, _ mutex: UnsafeMutableRawPointer, until deadline: Double
  ) -> Int32 {
    let lock = mutex.assumingMemoryBound(to: pthread_mutex_t.self)
    let isInTime = waitForCondition(
      until: deadline,
      unlocking: { work in
        pthread_mutex_unlock(lock)
        work()
        pthread_mutex_lock(lock)
      }, nap: { SemaphoreHooks.nap(condition, mutex, $0) })
    return isInTime || deadline == .infinity ? 0 : ETIMEDOUT
  }
}
