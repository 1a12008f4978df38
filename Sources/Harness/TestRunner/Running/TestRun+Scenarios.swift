import GoldenFiles
import Project
import Workers

extension TestRun {
  /// Runs scenarios where the options say, and tells of each one, of those too that did not come to be run.
  ///
  /// - Parameter known: What is known of scenarios that passed before; what passes now is kept.
  func run(
    _ part: Part, startingWith standby: inout StandbyWorker?, _ known: inout UnchangedScenarios?,
    emit: (RunEvent) -> Void
  ) throws -> RunSummary {
    let scenarios = part.scenarios
    let runner = ScenarioRunner(goldens: project.goldens, recordMode: options.recordMode)
    var summary = RunSummary()
    var toldCount = 0
    func tell(_ result: ScenarioResult) {
      summary.count(result)
      toldCount += 1
      emit(.finished(result))
    }
    let changed = places(ofChangedIn: part, since: known)
    func tellUnchanged(before place: Int) {
      while toldCount < place { tell(ScenarioResult(unchanged: scenarios[toldCount].name)) }
    }
    let ending = try perform(
      changed.map { scenarios[$0] }, startingWith: &standby, TakeExaminer(runner: runner),
      begin: { known?.begin(scenarios[changed[$0]], at: $0) },
      tell: { index, judged in
        let scenario = scenarios[changed[index]]
        tellUnchanged(before: changed[index])
        let result = runner.result(of: scenario.name, judged)
        known?.end(scenario, at: index, result)
        tell(result)
        return result.outcome.isSuccess || !options.failsFast
      })
    if ending == .completed { tellUnchanged(before: scenarios.count) }
    for scenario in scenarios[toldCount...] { tell(ScenarioResult(scenario.name, .notRun)) }
    if !changed.isEmpty { known?.keep(by: program()) }
    if case .interrupted(let signal) = ending { summary.interruption = signal }
    return summary
  }

  private func perform(
    _ scenarios: [Scenario], startingWith standby: inout StandbyWorker?, _ examiner: TakeExaminer,
    begin: (Int) -> Void, tell: (Int, JudgedTake) -> Bool
  ) throws -> WorkerPool.Ending {
    switch options.place {
    case .here: try performHere(scenarios, examiner, begin: begin, tell: tell)
    case .workers(let crew):
      try WorkerPool(crew.command, workerCount: crew.count).run(
        startingWith: &standby, count: scenarios.count,
        job: {
          begin($0)
          return job(for: scenarios[$0])
        },
        examine: { examiner.examine($1, of: scenarios[$0].name, options.repetition(of: scenarios[$0])) },
        tell: tell)
    }
  }

  private func job(for scenario: Scenario) -> Job {
    Job(
      ScenarioRequest(name: scenario.name).message, timeLimit: options.timeLimit(of: scenario),
      retries: options.retries(of: scenario))
  }

  private func performHere(
    _ scenarios: [Scenario], _ examiner: TakeExaminer, begin: (Int) -> Void, tell: (Int, JudgedTake) -> Bool
  ) throws -> WorkerPool.Ending {
    for (index, scenario) in scenarios.enumerated() {
      begin(index)
      guard tell(index, try judge(scenario, examiner)) else { return .stopped }
    }
    return .completed
  }

  private func judge(_ scenario: Scenario, _ examiner: TakeExaminer) throws -> JudgedTake {
    var outcome = JobOutcome(answer: nil, answerCount: 0)
    while true {
      outcome.firstAnswer = outcome.firstAnswer ?? outcome.answer
      outcome.answerCount += 1
      let start = ContinuousClock.now
      outcome.answer = try scenario.take().message
      outcome.duration = start.duration(to: .now)
      let repetition = options.repetition(of: scenario)
      if case .done(let judged) = examiner.examine(outcome, of: scenario.name, repetition) { return judged }
    }
  }
}

extension ScenarioResult {
  /// What is told of a scenario that did not run, as it did not change since it passed.
  fileprivate init(unchanged name: ScenarioName) {
    self.init(name, .passed)
    isUnchanged = true
  }
}

extension ScenarioRunner {
  /// What is told of a take, after everything was written that is to be written.
  func result(of name: ScenarioName, _ judged: JudgedTake) -> ScenarioResult {
    var result = settle(name, judged.take, judged.verdict)
    if judged.outcome.answer != nil { result.earlierDeaths = judged.outcome.deaths }
    result.output = judged.outcome.output
    result.duration = judged.outcome.duration
    return result
  }
}
