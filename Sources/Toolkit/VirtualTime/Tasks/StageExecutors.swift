// Swift's executors can be replaced through interfaces that the toolchain contains but does not promise.
// With a toolchain that lacks them, tasks run in real time, which every stage reports.
#if compiler(>=6.3) && compiler(<6.5) && os(Linux)
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

  /// Replaces the executors of the process.
  enum TaskInterception {
    /// Whether tasks can be put on the stage's clock.
    static let isAvailable = true

    static func install() {
      _createExecutors(factory: StageExecutors.self)
    }
  }

  private struct StageExecutors: ExecutorFactory {
    static let mainExecutor: any MainExecutor = StageMainExecutor(PlatformExecutorFactory.mainExecutor)
    static let defaultExecutor: any TaskExecutor = StageTaskExecutor(PlatformExecutorFactory.defaultExecutor)
  }

  /// The main actor's executor: the stage's loop on the thread of a replay, otherwise the process's.
  private final class StageMainExecutor: MainExecutor {
    private let real: any MainExecutor

    init(_ real: any MainExecutor) { self.real = real }

    func enqueue(_ job: consuming ExecutorJob) {
      let executor = asUnownedSerialExecutor()
      StageJob(job, on: .main) { $0.runSynchronously(on: executor) }.enqueue { real.enqueue($0) }
    }

    func checkIsolated() {
      if let replay = Replay.current, replay.isOnMain { return }
      real.checkIsolated()
    }

    func isIsolatingCurrentContext() -> Bool? {
      Replay.current.map(\.isOnMain) ?? real.isIsolatingCurrentContext()
    }

    func run() throws { try real.run() }
    func runUntil(_ condition: () -> Bool) throws { try real.runUntil(condition) }
    func stop() { real.stop() }
  }

  /// The executor of all other tasks.
  private final class StageTaskExecutor: TaskExecutor, SchedulingExecutor {
    private let real: any TaskExecutor

    init(_ real: any TaskExecutor) { self.real = real }

    func enqueue(_ job: consuming ExecutorJob) {
      let executor = asUnownedTaskExecutor()
      StageJob(job, on: .tasks) { $0.runSynchronously(on: executor) }.enqueue { real.enqueue($0) }
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
      guard let replay = Replay.current, let delay = delay as? Duration else {
        return enqueue(job, onRealClockAfter: delay, tolerance: tolerance, clock: clock)
      }
      let executor = asUnownedTaskExecutor()
      let (seconds, attoseconds) = delay.components
      replay.putSleep(UnownedJob(job), for: Double(seconds) + Double(attoseconds) / 1e18) {
        $0.runSynchronously(on: executor)
      }
    }

    private func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, onRealClockAfter delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
      if let replay = Replay.current {
        replay.fail(ReplayFault(kind: .unsupported("sleep on a \(C.self)"), calls: replay.calls))
      }
      guard let real = real as? any SchedulingExecutor else { return real.enqueue(job) }
      real.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
    }
  }

  /// The next step of a task, or a step of an actor.
  private struct StageJob: Sendable {
    private let job: UnownedJob
    private let isTask: Bool
    private let lane: Lane
    private let run: @Sendable (UnownedJob) -> Void

    init(_ job: consuming ExecutorJob, on lane: Lane, _ run: @escaping @Sendable (UnownedJob) -> Void) {
      isTask = job.kind == .task
      self.job = UnownedJob(job)
      self.lane = lane
      self.run = run
    }

    private var address: UInt { unsafeBitCast(job, to: UInt.self) }

    /// Enqueues it on this thread's stage, or else on another executor; drops it if its stage has ended.
    func enqueue(elsewhere: (consuming ExecutorJob) -> Void) {
      if let replay = Replay.current { return put(in: replay) }
      if let inbox = ThreadInbox.current { return inbox.post { put(in: $0) } }
      if !isTask || !AbandonedTasks.contains(address) { elsewhere(ExecutorJob(job)) }
    }

    private func put(in replay: Replay) {
      let submitter = isTask ? replay.tasks.begin(address, in: replay) : replay.calls
      replay.put(.task, on: lane, by: submitter) { run(job) }
    }
  }

  extension Replay {
    /// Puts a task to sleep.
    fileprivate func putSleep(_ job: UnownedJob, for seconds: Double, _ run: @escaping (UnownedJob) -> Void) {
      let task = withUnsafeCurrentTask { $0.map { unsafeBitCast($0, to: UInt.self) } }
      let calls = task.map { CallStack.ofTask(at: $0).submitted(by: submitter) } ?? calls
      let number = put(.sleep, on: .tasks, at: now + seconds, by: calls) { [unowned self] in
        if let task { tasks.wake(task) }
        run(job)
      }
      if let task { tasks.sleep(task, until: number) }
    }
  }
#else
  /// Leaves tasks to the process, since this toolchain's executors are not known to be replaceable.
  enum TaskInterception {
    static let isAvailable = false

    static func install() {}
  }
#endif
