import Platform

/// Ends this process by the signal SIGPROF if an input computes for too long, or by SIGALRM if it waits for too long.
///
///     let timer = InputTimer(limit: .seconds(10))
///     timer.restart()
///     perform(input)
///     timer.stop()
struct InputTimer: Hashable {
  /// How long an input may compute, rounded up to seconds; `nil` if there is no limit. It may wait four times as long:
  /// on a machine that has much else to do, time passes in which an input cannot compute.
  let limit: Duration?

  private static let waitingFactor = 4

  /// Begins the time of an input, instead of that of the one before.
  func restart() {
    guard let limit else { return }
    let seconds = Int(limit.components.seconds) + (limit.components.attoseconds > 0 ? 1 : 0)
    Self.limitProcessorTime(to: seconds)
    alarm(UInt32(seconds * Self.waitingFactor))
  }

  /// Ends the time of an input.
  func stop() {
    guard limit != nil else { return }
    Self.limitProcessorTime(to: 0)
    alarm(0)
  }

  /// - Parameter seconds: The limit; 0 for none.
  private static func limitProcessorTime(to seconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = seconds
    setitimer(processorTime, &timer, nil)
  }

  #if canImport(Glibc)
    private static let processorTime = __itimer_which_t(ITIMER_PROF.rawValue)
  #else
    private static let processorTime = ITIMER_PROF
  #endif
}

extension InputTimer {
  /// The signals that end a process.
  static let signals: Set<Int32> = [SIGPROF, SIGALRM]
}
