import StagePlatform

#if canImport(Glibc)
  import Glibc
#endif

/// The time of one stage: whatever its thread submits during ``run(_:)`` waits on the stage's clock.
///
/// Other threads are not affected, nor is this thread outside of ``run(_:)``. All jobs run on one thread,
/// whatever their executors.
///
/// For example, with a `JobLoop` of the stage:
///
///     let replay = Replay(loop, startDate: 0)
///     replay.run { DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { reload() } }
///     loop.now  // 0: the block waits on the loop, and runs when its clock is at 3600
package final class Replay: @unchecked Sendable {
  let loop: any JobLoop
  /// The date of the launch, in seconds since 1970.
  let startDate: Double
  /// The lanes of what runs now, the innermost last.
  var running: [Lane] = []
  /// The calls that submitted the running job, which may itself submit others.
  private(set) var submitter = CallStack.none
  /// The last work that began.
  private(set) var lastJob: (kind: JobKind, submitter: CallStack)?
  /// The number of jobs that ran in waits since the last job began outside of a wait.
  var turnsInWaits = 0
  /// The lanes that are blocked until something else has run.
  var blocked: [Lane] = []
  /// Whether a wait would never have ended because it blocked what it waited for.
  var hasDeadlock = false
  /// The number of waits that would never have ended.
  var endlessWaitCount = 0
  /// Whether a run of a run loop would never have ended.
  var hasEndlessRun = false
  /// The faults that were found, in order.
  private var faults: [ReplayFault] = []

  let tasks = TaskLedger()
  let groups = GroupLedger()
  let sources = SourceLedger()
  let timers = TimerLedger()
  let queues = QueueLedger()
  let threads = ThreadInbox()
  let transfers = TransferLedger()
  /// The application's notification center; `nil`, the default, for the process's.
  package var notificationCenter: AnyObject?
  /// Answers the application's requests; `nil` for a request to an unknown address. By default all
  /// addresses are unknown.
  package var network: @MainActor (NetworkRequest) -> NetworkAnswer? = { _ in nil }
  /// Returns the next random number; `nil`, the default, for those of the system.
  package var random: (@MainActor () -> UInt64)?
  /// Called with each request that the application cancels before its answer has arrived; does nothing by default.
  package var cancelledRequest: @MainActor (NetworkRequest) -> Void = { _ in }

  /// Creates the time of a stage; the first one redirects the program's calls.
  ///
  /// - Parameters:
  ///   - loop: The virtual clock and its jobs, which the replay keeps alive.
  ///   - startDate: The date of the launch, in seconds since 1970.
  package init(_ loop: any JobLoop, startDate: Double) {
    self.loop = loop
    self.startDate = startDate
    _ = Interception.shared
    onLoop { self.loop.source = self }
  }

  deinit {
    end()
  }

  /// Runs `body` as a part of the replay.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let former = CurrentReplay.value
    CurrentReplay.value = self
    if former == nil { turnsInWaits = 0 }
    defer { CurrentReplay.value = former }
    return try body()
  }

  /// Runs `body` in real time.
  func pause<Result>(_ body: () -> Result) -> Result {
    CurrentReplay.value = nil
    defer { CurrentReplay.value = self }
    return body()
  }

  /// The replay that this thread runs; `nil` outside of ``run(_:)``.
  static var current: Replay? { CurrentReplay.value }
}

extension Replay {
  /// The seconds since the launch.
  var now: Double { onLoop { loop.now } }

  /// Whether what runs is on the main thread of the application.
  var isOnMain: Bool { running.last ?? .main == .main }

  /// Adds a job.
  ///
  /// - Parameters:
  ///   - kind: What submitted it.
  ///   - lane: What keeps it from running at the same time as other jobs.
  ///   - deadline: The virtual time in seconds at which it is due; `nil`, the default, for its turn.
  ///   - submitter: The calls that submitted it; by default the current ones.
  ///   - work: The work.
  /// - Returns: The number of the job.
  @discardableResult
  func put(
    _ kind: JobKind, on lane: Lane, at deadline: Double? = nil, by submitter: CallStack? = nil,
    _ work: @escaping () -> Void
  ) -> Int {
    let submitter = submitter ?? calls
    let job = Job(kind, on: lane, by: submitter) { [unowned self] in
      runJob(kind, on: lane, of: submitter, work)
    }
    return onLoop { loop.put(job, at: deadline ?? loop.now) }
  }

  /// Runs a job. Never inlined, since call stacks are cut at its name, which separates what jobs call from
  /// the stage.
  @inline(never) private func runJob(
    _ kind: JobKind, on lane: Lane, of submitter: CallStack, _ work: () -> Void
  ) {
    let former = self.submitter
    self.submitter = submitter
    lastJob = (kind, submitter)
    if running.isEmpty { turnsInWaits = 0 }
    running.append(lane)
    defer {
      self.submitter = former
      running.removeLast()
    }
    work()
  }

  /// The current calls, followed by those that submitted the running job.
  var calls: CallStack { .capture().submitted(by: submitter) }

  func remove(_ number: Int) { onLoop { loop.remove(number) } }

  func neglect(_ number: Int) { onLoop { loop.neglect(number) } }

  /// The number of tasks that wait for something other than time, such as a continuation or a stream.
  package var waitingTaskCount: Int { tasks.waitingCount }

  /// Removes and returns the faults that were found.
  package func takeFaults() -> [ReplayFault] {
    defer { faults = [] }
    return faults
  }

  /// Ends the timers, which never fire again.
  package func endTimers() { timers.removeAll(in: self) }

  /// Ends the replay: its timers never fire again, and its tasks never resume.
  package func end() {
    timers.removeAll(in: self)
    tasks.abandon()
  }

  func fail(_ fault: ReplayFault) { faults.append(fault) }

  /// Runs `body` on the loop without a check of isolation.
  ///
  /// The loop belongs to the main actor, and this is its thread. But a check would fail in a job of another
  /// executor. Checks within `body` succeed, since the main actor's executor then regards the thread as its
  /// own.
  func onLoop<Result>(_ body: @MainActor () -> Result) -> Result {
    running.append(.main)
    defer { running.removeLast() }
    return withoutActuallyEscaping(body) { body in
      unsafeBitCast(body, to: (() -> Result).self)()
    }
  }
}

/// The application's own threads.
extension Replay: JobSource {
  /// The number of threads that the application has begun.
  package var threadCount: Int { threads.begunCount }

  package func collect() { _ = threads.deliver(to: self) }

  package func waitForJobs() -> Bool { threads.wait(for: self) }
}

/// The replay of each thread.
private enum CurrentReplay {
  static var value: Replay? {
    get { pthread_getspecific(key).map { Unmanaged<Replay>.fromOpaque($0).takeUnretainedValue() } }
    set { pthread_setspecific(key, newValue.map { Unmanaged.passUnretained($0).toOpaque() }) }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()
}
