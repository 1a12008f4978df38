import Platform

/// Ends this process by the signal SIGALRM if an input takes too long.
///
///     let timer = InputTimer(limit: .seconds(10))
///     timer.restart()
///     perform(input)
///     timer.stop()
struct InputTimer: Hashable {
  /// How long an input may take, rounded up to seconds; `nil` if there is no limit.
  let limit: Duration?

  /// Begins the time of an input, instead of that of the one before.
  func restart() {
    guard let limit else { return }
    alarm(UInt32(limit.components.seconds) + (limit.components.attoseconds > 0 ? 1 : 0))
  }

  /// Ends the time of an input.
  func stop() {
    if limit != nil { alarm(0) }
  }
}
