/// The state of a pool while it does jobs.
struct PoolSession<Verdict> {
  let pool: WorkerPool
  let count: Int
  private let job: (Int) -> Job
  private let examine: (Int, JobOutcome) -> Examination<Verdict>
  private let interruption = Interruption()
  private var seats: [Seat]
  private var verdicts = OrderedVerdicts<Verdict>()
  /// Jobs that are to be done again, before new ones.
  private var again: [Attempt] = []
  private var nextNew = 0

  init(
    _ pool: WorkerPool, count: Int, job: @escaping (Int) -> Job,
    examine: @escaping (Int, JobOutcome) -> Examination<Verdict>
  ) {
    self.pool = pool
    self.count = count
    self.job = job
    self.examine = examine
    seats = (0..<min(pool.workerCount, max(1, count))).map { _ in Seat() }
  }

  /// Ends all workers.
  mutating func close() {
    for index in seats.indices { seats[index].dismiss() }
    interruption.close()
  }
}

extension PoolSession {
  mutating func run(tell: (Int, Verdict) -> Bool) throws(WorkerNotStarted) -> WorkerPool.Ending {
    while verdicts.told < count {
      try handOut()
      for index in wait() { attend(to: index) }
      if let signal = interruption.signal { return .interrupted(signal: signal) }
      while let (index, verdict) = verdicts.next() {
        guard tell(index, verdict) else { return .stopped }
      }
    }
    return .completed
  }

  /// Gives each idle worker a job.
  private mutating func handOut() throws(WorkerNotStarted) {
    for index in seats.indices where seats[index].isIdle {
      guard let attempt = nextAttempt() else { return }
      try seats[index].begin(attempt, in: pool)
    }
  }

  private mutating func nextAttempt() -> Attempt? {
    if let attempt = again.popLast() { return attempt }
    guard nextNew < count, nextNew - verdicts.told < 64 * seats.count else { return nil }
    defer { nextNew += 1 }
    return Attempt(index: nextNew, job: job(nextNew))
  }

  /// Waits until a worker has something to say or is out of time; returns the seats to attend to.
  private func wait() -> [Int] {
    let deadline = seats.compactMap(\.deadline).min()
    let ready = Readiness.wait(for: seats.map(\.process), until: deadline)
    return seats.indices.filter { ready.contains($0) || seats[$0].isOutOfTime }
  }

  private mutating func attend(to index: Int) {
    guard let (attempt, end, duration) = seats[index].attend() else { return }
    switch end {
    case .answered(let answer, let output):
      settle(attempt, attempt.outcome(of: answer, after: duration, output))
    case .died(let death):
      var attempt = attempt
      attempt.deaths.append(death)
      attempt.needsFreshWorker = true
      if attempt.isWorthAnother {
        again.append(attempt)
      } else {
        settle(attempt, attempt.outcome(afterDeath: duration))
      }
    }
  }

  private mutating func settle(_ attempt: Attempt, _ outcome: JobOutcome) {
    switch examine(attempt.index, outcome) {
    case .done(let verdict): verdicts.put(verdict, at: attempt.index)
    case .again(let inFreshWorker):
      var attempt = attempt
      attempt.firstAnswer = outcome.firstAnswer ?? outcome.answer
      attempt.answerCount = outcome.answerCount
      attempt.needsFreshWorker = inFreshWorker || attempt.job.needsFreshWorker
      again.append(attempt)
    }
  }
}
