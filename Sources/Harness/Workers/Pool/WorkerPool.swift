/// Does jobs in worker processes, and returns the outcome of each one as soon as it is known.
///
///     let pool = WorkerPool(command, workerCount: 4)
///     pool.add(job, as: 0)
///     while let finished = try pool.next() { print(finished.index, finished.outcome) }
///
/// A worker that crashes, exits, hangs, floods its output or breaks its connection fails only its own
/// job. If the worker had done other jobs before, the job is tried again in a fresh one, so that no
/// job is blamed for what another left behind.
///
/// The workers end with the pool. While it exists, SIGINT and SIGTERM do not end this process: see
/// ``interruption``.
package final class WorkerPool {
  package let command: WorkerCommand
  /// The signal that asked this process to end; after it, no more jobs are done.
  package private(set) var interruption: Int32?
  /// How much a crash reports, of workers that are started from now on.
  package var crashDetail = CrashDetail.full

  private let signals = SignalWatch()
  private var seats: [Seat]
  /// Jobs that no worker has begun, the next one first; at most as many as there are workers.
  private var newJobs: [Attempt] = []
  /// Jobs to do again: the last one first, and before new ones.
  private var repeats: [Attempt] = []
  /// The seats that the last wait found ready, and that were not attended to yet.
  private var ready: ArraySlice<Int> = []
  private var answersHeard = 0

  /// Makes a pool; workers are started when they have something to do.
  ///
  /// - Parameters:
  ///   - command: How a worker is started.
  ///   - workerCount: How many workers run at once; at least one.
  ///   - standby: A worker of the same command that was started already, for the first job.
  package init(
    _ command: WorkerCommand, workerCount: Int, startingWith standby: consuming StandbyWorker? = nil
  ) {
    self.command = command
    let first = standby?.take()
    seats = (0..<max(1, workerCount)).map { Seat($0 == 0 ? first : nil) }
  }

  deinit {
    for index in seats.indices { seats[index].dismiss() }
    signals.close()
  }

  /// Whether another job should be added before ``next()`` is called, so that no worker idles.
  ///
  /// - Parameter count: How many jobs the caller has added and not yet reported. At most 64 for each
  ///   worker, so that memory does not grow with the number of jobs while the first one takes long; at
  ///   most 16 while jobs wait to be done again, since these wait until there is no new job.
  package func needsJob(ahead count: Int) -> Bool {
    newJobs.count < seats.count && count < (repeats.isEmpty ? 64 : 16) * seats.count
  }

  /// Adds a job, to be done after those that were added before.
  ///
  /// - Parameters:
  ///   - job: The job.
  ///   - index: The caller's number for it, which the finished job has.
  package func add(_ job: Job, as index: Int) {
    newJobs.append(Attempt(index: index, job: job))
  }

  /// Has a finished job done again; its outcome so far is part of the next one.
  ///
  /// - Parameters:
  ///   - finished: A job that ``next()`` returned.
  ///   - demand: Which worker does it; a fresh one in any case if the job itself demands that.
  package func redo(_ finished: FinishedJob, by demand: WorkerDemand) {
    var attempt = finished.attempt
    attempt.firstAnswer = finished.outcome.firstAnswer ?? finished.outcome.answer
    attempt.answerCount = finished.outcome.answerCount
    attempt.answersHeard = answersHeard
    attempt.demand = attempt.job.demand == .fresh && demand != .reporting ? .fresh : demand
    repeats.append(attempt)
  }

  /// Waits until a job is finished; returns `nil` if no job is left, or the process is asked to end.
  ///
  /// - Throws: if no worker can be started.
  package func next() throws(WorkerNotStarted) -> FinishedJob? {
    while true {
      while let index = ready.popFirst() {
        if let finished = try attend(to: index) { return finished }
      }
      interruption = interruption ?? signals.signal
      guard interruption == nil, isBusy else { return nil }
      try handOut()
      ready = waitForWorkers()[...]
    }
  }
}

extension WorkerPool {
  private var isBusy: Bool {
    !newJobs.isEmpty || !repeats.isEmpty || seats.contains { !$0.isIdle }
  }

  /// Gives each idle worker a job.
  private func handOut() throws(WorkerNotStarted) {
    for index in seats.indices where seats[index].isIdle {
      guard let attempt = nextAttempt(for: seats[index]) else { return }
      try seats[index].begin(
        attempt, by: command, crashDetail: crashDetail, answersHeard: answersHeard)
    }
  }

  /// Takes a job that suits the worker of a seat, or else one that a new worker has to be started for.
  private func nextAttempt(for seat: Seat) -> Attempt? {
    if let index = repeats.lastIndex(where: seat.suits) { return repeats.remove(at: index) }
    return newJobs.isEmpty ? repeats.popLast() : newJobs.removeFirst()
  }

  /// Waits until a worker has written something or exceeds its time; returns the seats to attend to.
  private func waitForWorkers() -> [Int] {
    let deadline = seats.compactMap(\.deadline).min()
    let ready = Readiness.wait(for: seats.map(\.process), until: deadline)
    return seats.indices.filter { ready.contains($0) || seats[$0].isOutOfTime }
  }

  /// Reads what the worker of a seat wrote; returns its job if that is finished.
  private func attend(to index: Int) throws(WorkerNotStarted) -> FinishedJob? {
    guard let (attempt, end, duration) = seats[index].attend() else { return nil }
    switch end {
    case .answered(let answer, let output):
      answersHeard += 1
      // The worker gets its next job before its answer is examined. A job that waits to be done
      // again would go first, but which one that is depends on this answer.
      if repeats.isEmpty { try handOut() }
      return FinishedJob(outcome: attempt.outcome(of: answer, after: duration, output), attempt: attempt)
    case .died(let death):
      var attempt = attempt
      attempt.deaths.append(death)
      attempt.demand = .fresh
      guard attempt.isWorthAnother else {
        return FinishedJob(outcome: attempt.outcome(afterDeath: duration), attempt: attempt)
      }
      repeats.append(attempt)
      return nil
    }
  }
}
