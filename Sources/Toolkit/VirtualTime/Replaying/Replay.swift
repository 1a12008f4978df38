#if canImport(Glibc)
  import Glibc
#endif

/// The time of one stage: what is submitted on its thread while it runs waits on the stage's clock.
///
/// Other threads are left alone, and so is this thread while nothing is replayed. All of it happens
/// on one thread, whatever the executor of the job that runs.
package final class Replay: @unchecked Sendable {
  let loop: any JobLoop
  /// The date of the launch, in seconds since 1970.
  let startDate: Double
  /// What runs at present, the innermost last.
  var running: [Lane] = []
  /// The calls that submitted what runs at present, as jobs submit others.
  private(set) var submitter = CallStack.none
  /// The last work that began.
  private(set) var lastJob: (kind: JobKind, submitter: CallStack)?
  /// How many jobs have run in waits since the last job began that was in no wait.
  var turnsInWaits = 0
  /// What is at a standstill until something else has run.
  var blocked: [Lane] = []
  /// Whether a wait would never have ended, as it blocked what it waited for.
  var hasDeadlock = false
  /// How many waits would never have ended.
  var endlessWaitCount = 0
  /// Whether a run of a run loop would never have ended.
  var hasEndlessRun = false
  /// What can never run, in the order in which it was found.
  private var faults: [ReplayFault] = []

  let tasks = TaskLedger()
  let groups = GroupLedger()
  let sources = SourceLedger()
  let timers = TimerLedger()
  let queues = QueueLedger()
  let threads = ThreadInbox()
  let transfers = TransferLedger()
  /// The application's notification center; by default the process's.
  package var notificationCenter: AnyObject?
  /// Answers the application's requests; `nil` for one to an address that is not known. By default
  /// none is known.
  package var network: @MainActor (NetworkRequest) -> NetworkAnswer? = { _ in nil }

  /// Makes the time of a stage, and directs the program's calls to it when the first one is made.
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

  /// Runs `body` on the clock of the machine.
  func pause<Result>(_ body: () -> Result) -> Result {
    CurrentReplay.value = nil
    defer { CurrentReplay.value = self }
    return body()
  }

  /// The replay that this thread runs; `nil` outside of any.
  static var current: Replay? { CurrentReplay.value }
}

extension Replay {
  /// The seconds since the launch.
  var now: Double { onLoop { loop.now } }

  /// Whether what runs is on the main thread of the application.
  var isOnMain: Bool { running.last ?? .main == .main }

  /// Lets a job wait; a delay of 0 or less means its turn.
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

  /// Never a part of another function, as its name separates what jobs call from the stage.
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

  /// The calls that are under way, in a job that others submitted.
  var calls: CallStack { .capture().submitted(by: submitter) }

  func remove(_ number: Int) { onLoop { loop.remove(number) } }

  func neglect(_ number: Int) { onLoop { loop.neglect(number) } }

  /// How many tasks wait for something else than time, such as a continuation or a stream.
  package var waitingTaskCount: Int { tasks.waitingCount }

  /// Returns what can never run, and forgets it.
  package func takeFaults() -> [ReplayFault] {
    defer { faults = [] }
    return faults
  }

  /// Ends the replay: its timers never fire again, and its tasks never go on.
  package func end() {
    timers.removeAll(in: self)
    tasks.abandon()
  }

  func fail(_ fault: ReplayFault) { faults.append(fault) }

  /// Runs `body` on the loop without a check of isolation.
  ///
  /// The loop is the main actor's, and this is its thread. A check would fail all the same in a job
  /// of another executor, as that is not the main actor; the checks within `body` ask the main
  /// actor's executor.
  func onLoop<Result>(_ body: @MainActor () -> Result) -> Result {
    running.append(.main)
    defer { running.removeLast() }
    return withoutActuallyEscaping(body) { body in
      unsafeBitCast(body, to: (() -> Result).self)()
    }
  }
}

/// Threads of the application's own.
extension Replay: JobSource {
  /// How many of them have begun.
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
