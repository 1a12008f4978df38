import Platform

/// The signals with which crashes end a process.
@MainActor
enum FatalSignals {
  /// What is written when a signal arrives, before the former handler runs.
  static var lastWords: [UInt8] = [] {
    didSet {
      let former = memory
      // In this order, so that a crash meanwhile finds the old or the new words.
      memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: lastWords.count)
      _ = memory.initialize(from: lastWords)
      former.deallocate()
    }
  }

  /// Returns what is written instead of ``lastWords`` and the former handler's output; `nil` for these.
  static var report: (([UInt8]) -> [UInt8]?)?

  /// The signal that has arrived.
  private(set) static var arrived: Int32 = 0

  /// Memory for the handler to read, since an array may be in the middle of a change.
  private nonisolated(unsafe) static var memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)

  /// The former handlers, by signal.
  private nonisolated(unsafe) static var former = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)

  private nonisolated(unsafe) static var mainThread = pthread_self()

  private static var isWatching = false

  /// Writes ``lastWords`` at each crash from now on.
  static func watch() {
    guard !isWatching else { return }
    isWatching = true
    _ = (memory, former, mainThread)
    useLargeStack()
    for signal in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] {
      var action = sigaction()
      action.setHandler { signal, _, _ in FatalSignals.handle(signal) }
      // On the alternate stack, if there is one: the thread's own may have overflowed.
      action.sa_flags = Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_SIGINFO))
      sigaction(signal, &action, former + Int(signal))
    }
  }

  /// Gives the handler a stack of 1 MiB, since the runtime's is too small to put a crash into words.
  private static func useLargeStack() {
    var stack = stack_t()
    stack.ss_size = 1 << 20
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: 1 << 20, alignment: 16)
    sigaltstack(&stack, nil)
  }

  private nonisolated static func handle(_ signal: Int32) {
    sigaction(signal, former + Int(signal), nil)
    if pthread_equal(mainThread, pthread_self()) != 0 {
      MainActor.assumeIsolated { reportHere(signal) }
    } else {
      _ = write(STDERR_FILENO, memory.baseAddress, memory.count)
    }
    // After this, the instruction that trapped runs and traps again; but `abort` would return.
    if signal == SIGABRT { raise(signal) }
  }

  private static func reportHere(_ signal: Int32) {
    arrived = signal
    // A crash in the allocator may wait for its own lock.
    if report != nil { alarm(10) }
    if let words = report?(Array(memory)) {
      _ = write(STDERR_FILENO, words, words.count)
      Platform.signal(signal, SIG_DFL)
    } else {
      _ = write(STDERR_FILENO, memory.baseAddress, memory.count)
    }
    alarm(0)
  }
}

extension sigaction {
  fileprivate mutating func setHandler(
    _ handler: @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void
  ) {
    #if canImport(Darwin)
      __sigaction_u.__sa_sigaction = handler
    #elseif canImport(Musl)
      __sa_handler.sa_sigaction = handler
    #else
      __sigaction_handler.sa_sigaction = handler
    #endif
  }
}
