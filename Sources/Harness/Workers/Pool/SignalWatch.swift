import Platform

/// Notices signals that ask the process to end, instead of letting them end it.
///
///     let signals = SignalWatch()
///     while signals.signal == nil { work() }
///     signals.close()
///
/// The signals are blocked meanwhile and polled, so that there is no handler and no global state. A
/// signal that arrived and was not taken takes effect once they are unblocked.
package struct SignalWatch {
  private let former: sigset_t

  /// Begins to watch, for this thread and those that it starts.
  package init() {
    var signals = Self.watched
    var former = sigset_t()
    pthread_sigmask(SIG_BLOCK, &signals, &former)
    self.former = former
  }

  /// The signal that asks the process to end, if one arrived. Reading it takes it.
  package var signal: Int32? {
    var pending = sigset_t()
    sigpending(&pending)
    guard [SIGINT, SIGTERM].contains(where: { sigismember(&pending, $0) == 1 }) else { return nil }
    var signals = Self.watched
    var taken: Int32 = 0
    return sigwait(&signals, &taken) == 0 ? taken : nil
  }

  /// Lets the signals have their former effect again.
  package func close() {
    var signals = former
    pthread_sigmask(SIG_SETMASK, &signals, nil)
  }

  private static var watched: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    return signals
  }
}
