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
  private var answersHeard = 0

  init(
    _ pool: WorkerPool, first: WorkerProcess?, count: Int, job: @escaping (Int) -> Job,
    examine: @escaping (Int, JobOutcome) -> Examination<Verdict>
  ) {
    self.pool = pool
    self.count = count
    self.job = job
    self.examine = examine
    seats = (0..<min(pool.workerCount, max(1, count))).map { Seat($0 == 0 ? first : nil) }
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
      for index in wait() { try attend(to: index) }
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
      guard let attempt = nextAttempt(for: seats[index]) else { return }
      try seats[index].begin(attempt, in: pool, answersHeard: answersHeard)
    }
  }

  /// What suits the worker of a seat; or else what a new worker has to be started for.
  private mutating func nextAttempt(for seat: Seat) -> Attempt? {
    if let place = again.lastIndex(where: seat.suits) { return again.remove(at: place) }
    guard nextNew < count, nextNew - verdicts.told < lead * seats.count else { return again.popLast() }
    defer { nextNew += 1 }
    return Attempt(index: nextNew, job: job(nextNew))
  }

  /// How many jobs for each worker are begun before the first of them is told: fewer where some wait for a new worker.
  private var lead: Int { again.isEmpty ? 64 : 16 }

  /// Waits until a worker has something to say or is out of time; returns the seats to attend to.
  private func wait() -> [Int] {
    let deadline = seats.compactMap(\.deadline).min()
    let ready = Readiness.wait(for: seats.map(\.process), until: deadline)
    return seats.indices.filter { ready.contains($0) || seats[$0].isOutOfTime }
  }

  private mutating func attend(to index: Int) throws(WorkerNotStarted) {
    guard let (attempt, end, duration) = seats[index].attend() else { return }
    switch end {
    case .answered(let answer, let output):
      answersHeard += 1
      // The worker goes on while its answer is looked at.
      if again.isEmpty { try handOut() }
      settle(attempt, attempt.outcome(of: answer, after: duration, output))
    case .died(let death):
      var attempt = attempt
      attempt.deaths.append(death)
      attempt.demand = .fresh
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
    case .again(let demand):
      var attempt = attempt
      attempt.firstAnswer = outcome.firstAnswer ?? outcome.answer
      attempt.answerCount = outcome.answerCount
      attempt.answersHeard = answersHeard
      attempt.demand = attempt.job.demand == .fresh ? .fresh : demand
      again.append(attempt)
    }
  }
}
