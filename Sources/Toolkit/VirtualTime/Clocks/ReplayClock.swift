#if canImport(Glibc)
  import Glibc
#endif

/// The times of the process's clocks during a replay.
enum ReplayClock {
  /// The device's uptime in seconds when the application is launched: a day.
  static let uptimeAtLaunch: Double = 86_400

  /// Returns the time of a clock; `nil` for a clock of processor time.
  static func time(of clock: Int32, in replay: Replay) -> timespec? {
    switch clock {
    case CLOCK_REALTIME, CLOCK_REALTIME_COARSE: timespec(seconds: replay.startDate, plus: replay.now)
    case CLOCK_PROCESS_CPUTIME_ID, CLOCK_THREAD_CPUTIME_ID: nil
    default: timespec(seconds: uptimeAtLaunch, plus: replay.now)
    }
  }
}

/// The real time, from the system's clocks.
enum RealTime {
  typealias Read = @convention(c) (Int32, UnsafeMutablePointer<timespec>?) -> Int32

  static let clock: Read = RealDispatch.function("clock_gettime")

  static func read(_ clock: Int32, _ time: inout timespec) {
    _ = Self.clock(clock, &time)
  }

  /// Returns Dispatch's time a number of milliseconds from now; 0 for 0 milliseconds, which means not to
  /// wait.
  static func milliseconds(_ count: Int) -> UInt64 {
    guard count > 0 else { return 0 }
    var time = timespec()
    read(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec) + UInt64(count) * 1_000_000
  }
}

extension ReplayClock {
  /// Returns a time in whole nanoseconds. The seconds are converted apart from the fraction, since a
  /// `Double` of a date has a precision of microseconds only.
  static func nanoseconds(_ seconds: Double) -> Int64 {
    let fraction = seconds.truncatingRemainder(dividingBy: 1)
    return Int64(seconds.rounded(.towardZero)) * 1_000_000_000 + Int64((fraction * 1e9).rounded())
  }
}

extension timespec {
  fileprivate init(seconds: Double, plus more: Double) {
    let nanoseconds = Int(ReplayClock.nanoseconds(seconds) + ReplayClock.nanoseconds(more))
    self.init(tv_sec: nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
  }
}
