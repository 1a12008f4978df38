import Project
import Storyboards
import Workers

/// The results of a run's scenarios, in order: one for each, including those that do not run.
///
/// Scenarios that did not change since they passed are reported only when the next one that runs is
/// finished, so that an interrupted run does not report them as passed.
@MainActor
struct ScenarioResults {
  private let scenarios: [Scenario]
  private let keeper: StoryboardKeeper
  private let failsFast: Bool
  private var known: UnchangedScenarios?
  /// Makes the takes; `nil` after the last one, when no worker is left.
  private var takes: (any TakeSource)?
  /// The next scenario that ran, after the unchanged ones before it.
  private var upcoming: FinishedTake?
  private var reportedCount = 0
  /// Whether the remaining scenarios do not run, after a failure or a signal.
  private var isStopped = false
  /// The signal that ended the run early.
  private(set) var interruption: Int32?
  /// How far rules applied in the scenarios that ran.
  private(set) var rules = RuleSurvey()

  /// Makes the results of scenarios.
  ///
  /// - Parameters:
  ///   - changed: The indices of the scenarios that run, in order.
  ///   - known: The scenarios that passed before; `nil` if these are not used.
  ///   - standby: A worker that was started already.
  init(
    of scenarios: [Scenario], changed: [Int], _ project: Project, _ options: RunOptions,
    _ known: UnchangedScenarios?, startingWith standby: consuming StandbyWorker?
  ) {
    let check = ScenarioCheck(goldens: project.goldens, recordMode: options.recordMode)
    self.scenarios = scenarios
    self.known = known
    keeper = check.keeper
    failsFast = options.failsFast
    let changed = changed.map { ChangedScenario(index: $0, scenario: scenarios[$0]) }
    let examiner = TakeExaminer(judge: check.judge)
    switch options.processes {
    case .here: takes = LocalTakes(of: changed, options, examiner, known?.fingerprints)
    case .workers(let crew):
      takes = WorkerTakes(
        of: changed, options, examiner, known?.fingerprints, crew.crashes,
        by: WorkerPool(
          crew.command, workerCount: min(crew.count, max(1, changed.count)), startingWith: standby))
    }
  }

  /// Returns the next scenario's result, after writing its files; `nil` after the last one.
  mutating func next() throws -> ScenarioResult? {
    guard reportedCount < scenarios.count else { return nil }
    if upcoming == nil { try takeNext() }
    let index = reportedCount
    reportedCount += 1
    // Without a take left, the other scenarios could not run or did not have to.
    guard let upcoming else {
      return isStopped
        ? ScenarioResult(scenarios[index].name, .notRun) : ScenarioResult(unchanged: scenarios[index].name)
    }
    guard upcoming.index == index else { return ScenarioResult(unchanged: scenarios[index].name) }
    self.upcoming = nil
    return result(of: scenarios[index], upcoming)
  }

  /// Notes for the next run what passed, unless the program changed meanwhile.
  func keepPassed(by program: Fingerprint?) {
    known?.keep(by: program)
  }

  private mutating func takeNext() throws {
    guard takes != nil else { return }
    upcoming = try takes?.next()
    guard upcoming == nil else { return }
    interruption = takes?.interruption
    isStopped = interruption != nil
    takes = nil
  }

  private mutating func result(of scenario: Scenario, _ finished: FinishedTake) -> ScenarioResult {
    let result = keeper.result(of: scenario.name, finished.judged)
    rules.note(finished.judged.take.ruleUses, of: scenario.name.target)
    known?.note(scenario, result, asItWas: finished.formerFingerprint)
    if failsFast, !result.outcome.isSuccess {
      isStopped = true
      takes = nil
    }
    return result
  }
}

extension ScenarioResult {
  /// The result of a scenario that did not run because it did not change since it passed.
  fileprivate init(unchanged name: ScenarioName) {
    self.init(name, .passed)
    isUnchanged = true
  }
}

extension StoryboardKeeper {
  /// Returns the result for a take, after writing its files.
  fileprivate func result(of name: ScenarioName, _ judged: JudgedTake) -> ScenarioResult {
    var result = result(of: name, judged.take, judged.verdict)
    if judged.outcome.answer != nil { result.earlierDeaths = judged.outcome.deaths }
    result.output = judged.outcome.output
    result.duration = judged.outcome.duration
    return result
  }
}
