#if canImport(Glibc)
  import Glibc
#endif

/// What the application's own threads submit to the stage, which takes it at its next turn.
final class ThreadInbox: @unchecked Sendable {
  private struct State: Sendable {
    var submissions: [@Sendable (Replay) -> Void] = []
    /// The number of threads that have begun and not ended.
    var threadCount = 0
  }

  private let state = Locked(State())
  /// The number of threads that have begun. Only the stage's thread begins threads, so there is no need for
  /// a lock.
  private(set) var begunCount = 0
  /// The remaining milliseconds of real time to wait for threads.
  private var patience = 1000

  func begin() {
    begunCount += 1
    state.withLock { $0.threadCount += 1 }
  }

  func end() {
    state.withLock { $0.threadCount -= 1 }
  }

  /// Submits something to the stage.
  func post(_ submission: @escaping @Sendable (Replay) -> Void) {
    state.withLock { $0.submissions.append(submission) }
  }

  /// Delivers what was submitted.
  ///
  /// - Returns: Whether anything was submitted.
  func deliver(to replay: Replay) -> Bool {
    guard begunCount > 0 else { return false }
    let submissions = state.withLock { state in
      defer { state.submissions = [] }
      return state.submissions
    }
    for submit in submissions { submit(replay) }
    return !submissions.isEmpty
  }

  /// Waits until a thread submits something or all threads have ended, for at most a second of real time in
  /// total.
  ///
  /// - Returns: Whether anything was submitted.
  func wait(for replay: Replay) -> Bool {
    guard begunCount > 0 else { return false }
    while patience > 0, state.withLock({ $0.submissions.isEmpty && $0.threadCount > 0 }) {
      patience -= 1
      replay.pause { _ = usleep(1000) }
    }
    return deliver(to: replay)
  }

  /// The inbox of the replay that began this thread.
  static var current: ThreadInbox? {
    pthread_getspecific(key).map { Unmanaged<ThreadInbox>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Assigns this thread to an inbox until the thread ends.
  static func enter(_ inbox: ThreadInbox) {
    pthread_setspecific(key, Unmanaged.passRetained(inbox).toOpaque())
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { value in
      if let value { Unmanaged<ThreadInbox>.fromOpaque(value).takeRetainedValue().end() }
    }
    return key
  }()
}

extension ThreadInbox {
  /// Submits a block to a queue of the stage.
  func post(_ block: @escaping RealDispatch.Block, to queue: RealDispatch.Object) {
    // A Dispatch block may run on any thread, and a queue's address is a number.
    nonisolated(unsafe) let (block, queue) = (block, queue)
    post { $0.submit(block, to: queue) }
  }
}
