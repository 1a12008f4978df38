#if canImport(Glibc)
  import Glibc
#endif

/// Readings of the clock.
enum ClockHooks {
  private typealias Day = @convention(c) (UnsafeMutablePointer<timeval>?, UnsafeMutableRawPointer?) -> Int32
  private typealias Seconds = @convention(c) (UnsafeMutablePointer<time_t>?) -> time_t

  private static let realDay: Day = RealDispatch.function("gettimeofday")
  private static let realSeconds: Seconds = RealDispatch.function("time")

  static let all: [Hook] = [
    Hook(
      "clock_gettime", isForDispatch: true,
      { clock, result in
        guard let replay = Replay.current, let time = ReplayClock.time(of: clock, in: replay) else {
          return RealTime.clock(clock, result)
        }
        result?.pointee = time
        return 0
      } as RealTime.Read),
    Hook(
      "gettimeofday", isForDispatch: true,
      { result, zone in
        guard let replay = Replay.current, let time = ReplayClock.time(of: CLOCK_REALTIME, in: replay) else {
          return realDay(result, zone)
        }
        result?.pointee = timeval(tv_sec: time.tv_sec, tv_usec: time.tv_nsec / 1000)
        return 0
      } as Day),
    Hook(
      "time",
      { result in
        guard let replay = Replay.current, let time = ReplayClock.time(of: CLOCK_REALTIME, in: replay) else {
          return realSeconds(result)
        }
        result?.pointee = time.tv_sec
        return time.tv_sec
      } as Seconds),
  ]
}

/// Calls that make the thread sleep.
enum SleepHooks {
  private typealias Nap = @convention(c) (UnsafePointer<timespec>, UnsafeMutablePointer<timespec>?) -> Int32
  private typealias Sleep = @convention(c) (UInt32) -> UInt32

  private static let realNap: Nap = RealDispatch.function("nanosleep")
  private static let realSleep: Sleep = RealDispatch.function("sleep")
  private static let realShortSleep: Sleep = RealDispatch.function("usleep")

  static let all: [Hook] = [
    Hook(
      "nanosleep",
      { time, rest in
        let seconds = Double(time.pointee.tv_sec) + Double(time.pointee.tv_nsec) / 1e9
        return sleepOnStage(for: seconds) ? 0 : realNap(time, rest)
      } as Nap),
    Hook(
      "sleep",
      { seconds in
        sleepOnStage(for: Double(seconds)) ? 0 : realSleep(seconds)
      } as Sleep),
    Hook(
      "usleep",
      { microseconds in
        sleepOnStage(for: Double(microseconds) / 1e6) ? 0 : realShortSleep(microseconds)
      } as Sleep),
  ]

  /// Sleeps on the stage's clock.
  ///
  /// - Returns: `false`, without having slept, if there is no replay.
  private static func sleepOnStage(for seconds: Double) -> Bool {
    guard let replay = Replay.current else { return false }
    replay.sleep(for: seconds)
    return true
  }
}
