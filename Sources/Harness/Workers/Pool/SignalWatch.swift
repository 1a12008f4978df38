import Platform

/// Notices signals that ask the process to end, instead of letting them end it.
///
/// The signals are blocked meanwhile and polled, so that there is no handler and no global state. A
/// signal that arrived and was not taken takes effect once they are unblocked.
struct SignalWatch {
  private let former: sigset_t

  init() {
    var signals = Self.watched
    var former = sigset_t()
    pthread_sigmask(SIG_BLOCK, &signals, &former)
    self.former = former
  }

  /// The signal that asks the process to end, if one arrived. Reading it takes it.
  var signal: Int32? {
    var pending = sigset_t()
    sigpending(&pending)
    guard [SIGINT, SIGTERM].contains(where: { sigismember(&pending, $0) == 1 }) else { return nil }
    var signals = Self.watched
    var taken: Int32 = 0
    return sigwait(&signals, &taken) == 0 ? taken : nil
  }

  func close() {
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
