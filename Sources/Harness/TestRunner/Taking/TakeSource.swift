import Project
import Storyboards
import Workers

/// Makes enough takes of each scenario, and returns the last one of each, in order.
@MainActor
protocol TakeSource {
  /// Returns the next scenario's take; `nil` after the last one, or once a signal ended the run.
  mutating func next() throws -> FinishedTake?

  /// The signal that ended the run early.
  var interruption: Int32? { get }
}

/// A scenario that has to run.
struct ChangedScenario {
  /// Its index among all scenarios of the run.
  let index: Int
  let scenario: Scenario
}

/// The last take of a scenario, with its verdict.
struct FinishedTake {
  /// The scenario's index among all of the run.
  let index: Int
  let judged: JudgedTake
  /// The scenario's fingerprint before its first take, if it is needed and its files could be read.
  let formerFingerprint: Fingerprint?
}

/// Takes in this process, one after another.
struct LocalTakes: TakeSource {
  private var scenarios: ArraySlice<ChangedScenario>
  private let options: RunOptions
  private let examiner: TakeExaminer
  private let fingerprints: ScenarioFingerprints?

  init(
    of scenarios: [ChangedScenario], _ options: RunOptions, _ examiner: TakeExaminer,
    _ fingerprints: ScenarioFingerprints?
  ) {
    self.scenarios = scenarios[...]
    self.options = options
    self.examiner = examiner
    self.fingerprints = fingerprints
  }

  /// Always `nil`: a signal ends this process.
  var interruption: Int32? { nil }

  mutating func next() throws -> FinishedTake? {
    guard let changed = scenarios.popFirst() else { return nil }
    let fingerprint = fingerprints?.fingerprint(of: changed.scenario)
    let judged = try judge(changed.scenario)
    return FinishedTake(index: changed.index, judged: judged, formerFingerprint: fingerprint)
  }

  /// Makes takes of a scenario until they are enough.
  private func judge(_ scenario: Scenario) throws -> JudgedTake {
    var outcome = JobOutcome(answer: nil, answerCount: 0)
    while true {
      outcome.firstAnswer = outcome.firstAnswer ?? outcome.answer
      outcome.answerCount += 1
      let start = ContinuousClock.now
      outcome.answer = try scenario.take(keeping: examiner.judge.hidden).message
      outcome.duration = start.duration(to: .now)
      let examination = examiner.examine(outcome, of: scenario.name, options.repetition(of: scenario))
      if case .enough(let judged) = examination { return judged }
    }
  }
}

/// Takes in other processes, several at once.
struct WorkerTakes: TakeSource {
  private let scenarios: [ChangedScenario]
  private let options: RunOptions
  private let examiner: TakeExaminer
  private let fingerprints: ScenarioFingerprints?
  private let pool: WorkerPool
  /// How many scenarios were added to the pool so far.
  private var addedCount = 0
  private var finished = InOrder<JudgedTake>()
  /// The fingerprints of scenarios that are in the pool, by their indices in ``scenarios``.
  private var formerFingerprints: [Int: Fingerprint] = [:]
  private var crashes: CrashReports
  /// The outcomes of scenarios that run again only so that their crash is reported in full.
  private var crashed: [Int: JobOutcome] = [:]

  init(
    of scenarios: [ChangedScenario], _ options: RunOptions, _ examiner: TakeExaminer,
    _ fingerprints: ScenarioFingerprints?, _ crashes: CrashStyle, by pool: WorkerPool
  ) {
    self.crashes = CrashReports(crashes)
    self.scenarios = scenarios
    self.options = options
    self.examiner = examiner
    self.fingerprints = fingerprints
    self.pool = pool
  }

  var interruption: Int32? { pool.interruption }

  mutating func next() throws -> FinishedTake? {
    while true {
      let index = finished.leftCount
      if let judged = finished.next()?.replacingDeaths({ crashes.words(for: $0, of: index) }) {
        return FinishedTake(
          index: scenarios[index].index, judged: judged,
          formerFingerprint: formerFingerprints.removeValue(forKey: index))
      }
      addJobs()
      guard let job = try pool.next() else { return nil }
      examine(job)
    }
  }

  private mutating func addJobs() {
    while addedCount < scenarios.count, pool.needsJob(ahead: addedCount - finished.leftCount) {
      let scenario = scenarios[addedCount].scenario
      // Taken before the scenario runs: if a script changes meanwhile, it is not the one that passed.
      formerFingerprints[addedCount] = fingerprints?.fingerprint(of: scenario)
      let job = Job(
        ScenarioRequest(name: scenario.name).message, timeLimit: options.timeLimit(of: scenario),
        retries: options.retries(of: scenario))
      pool.add(job, as: addedCount)
      addedCount += 1
    }
  }

  private mutating func examine(_ job: FinishedJob) {
    if crashes.note(job.outcome.deaths, of: job.index) { pool.crashDetail = .brief }
    // A scenario that crashed has failed, whether or not it crashes again.
    guard let outcome = crashed.removeValue(forKey: job.index) ?? finalOutcome(of: job) else { return }
    let scenario = scenarios[job.index].scenario
    switch examiner.examine(outcome, of: scenario.name, options.repetition(of: scenario)) {
    case .enough(let judged): finished.put(judged, at: job.index)
    case .again(let demand): pool.redo(job, by: demand)
    }
  }

  /// The outcome of a scenario; `nil` if it has to crash again.
  private mutating func finalOutcome(of job: FinishedJob) -> JobOutcome? {
    guard job.outcome.answer == nil, crashes.requests(job.outcome.deaths.last, of: job.index) else {
      return job.outcome
    }
    crashed[job.index] = job.outcome
    pool.redo(job, by: .reporting)
    return nil
  }
}

extension JudgedTake {
  /// The take with the deaths of workers replaced by others, with words.
  fileprivate func replacingDeaths(_ words: ([WorkerDeath]) -> [WorkerDeath]) -> JudgedTake {
    var judged = self
    judged.outcome.deaths = words(outcome.deaths)
    if case .died = verdict { judged.verdict = .died(judged.outcome.deaths) }
    return judged
  }
}
