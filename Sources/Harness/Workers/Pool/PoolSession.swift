/// The state of a pool while it does jobs.
struct PoolSession {
  let pool: WorkerPool
  let count: Int
  private let interruption = Interruption()
  private var seats: [Seat]
  private var results = OrderedOutcomes()
  /// Jobs that are to be done again, before new ones.
  private var again: [Attempt] = []
  private var nextNew = 0

  init(_ pool: WorkerPool, count: Int) {
    self.pool = pool
    self.count = count
    seats = (0..<min(pool.workerCount, max(1, count))).map { _ in Seat() }
  }

  /// Ends all workers.
  mutating func close() {
    for index in seats.indices { seats[index].dismiss() }
    interruption.close()
  }
}

extension PoolSession {
  mutating func run(
    job: (Int) -> [UInt8], receive: (Int, JobOutcome) -> Bool
  ) throws(WorkerNotStarted) -> WorkerPool.Ending {
    while results.told < count {
      try handOut(job)
      for index in wait() { attend(to: index) }
      if let signal = interruption.signal { return .interrupted(signal: signal) }
      while let (index, outcome) = results.next() {
        guard receive(index, outcome) else { return .stopped }
      }
    }
    return .completed
  }

  /// Gives each idle worker a job.
  private mutating func handOut(_ job: (Int) -> [UInt8]) throws(WorkerNotStarted) {
    for index in seats.indices where seats[index].isIdle {
      guard let attempt = nextAttempt() else { return }
      try seats[index].begin(attempt, job: job(attempt.index), in: pool)
    }
  }

  private mutating func nextAttempt() -> Attempt? {
    if let attempt = again.popLast() { return attempt }
    guard nextNew < count, nextNew - results.told < 64 * seats.count else { return nil }
    defer { nextNew += 1 }
    return Attempt(index: nextNew)
  }

  /// Waits until a worker has something to say or is out of time; returns the seats to attend to.
  private func wait() -> [Int] {
    let deadline = seats.compactMap(\.deadline).min()
    let ready = Readiness.wait(for: seats.map(\.process), until: deadline)
    return seats.indices.filter { ready.contains($0) || seats[$0].isOutOfTime }
  }

  private mutating func attend(to index: Int) {
    guard let (attempt, outcome) = seats[index].attend(timeLimit: pool.timeLimit) else { return }
    switch outcome {
    case .answered(let answer, let output):
      results.put(JobOutcome(answer: answer, output: output, deaths: attempt.deaths), at: attempt.index)
    case .died(let death):
      var attempt = attempt
      attempt.deaths.append(death)
      if attempt.isWorthAnother(retries: pool.retries) {
        again.append(attempt)
      } else {
        results.put(JobOutcome(answer: nil, deaths: attempt.deaths), at: attempt.index)
      }
    }
  }
}

/// A job, and the workers that died over it.
struct Attempt {
  let index: Int
  var deaths: [WorkerDeath] = []

  /// Whether the job is tried again after its last death.
  func isWorthAnother(retries: Int) -> Bool {
    guard let last = deaths.last else { return true }
    return last.earlierJobs > 0 || deaths.count { $0.earlierJobs == 0 } <= retries
  }
}
