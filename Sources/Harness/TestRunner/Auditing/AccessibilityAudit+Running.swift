import Project
import ShowcaseKit
import Storyboards
import Workers

extension AccessibilityAudit {
  /// Runs every scenario once, and audits each of its steps.
  ///
  /// - Throws: what is wrong with plans and selection; or ``WorkerNotStarted``.
  package func perform() throws -> Outcome {
    let scenarios = selection.part(of: try project.scenarios(selection))
    var outcome = Outcome(scenarioCount: scenarios.count)
    if let crew {
      try perform(scenarios, by: crew, &outcome)
    } else {
      for scenario in scenarios { outcome.add(Record(scenario, scenario.take(.audit))) }
    }
    return outcome
  }

  /// Runs scenarios in other processes.
  private func perform(_ scenarios: [Scenario], by crew: Crew, _ outcome: inout Outcome) throws {
    let pool = WorkerPool(crew.command, workerCount: min(crew.count, max(1, scenarios.count)))
    // Only the cause of a death is reported.
    pool.crashDetail = .brief
    let jobs = scenarios.lazy.map { scenario in
      Job(ScenarioRequest(name: scenario.name, projection: .audit).message, timeLimit: timeLimit)
    }
    var jobOutcomes = OrderedOutcomes(of: jobs.makeIterator(), in: pool)
    for scenario in scenarios {
      guard let jobOutcome = try jobOutcomes.next() else { break }
      outcome.add(Record(scenario, jobOutcome))
    }
    outcome.interruption = pool.interruption
  }
}

extension AccessibilityAudit.Outcome {
  /// Keeps the record of a scenario, if it has findings or an obstacle.
  fileprivate mutating func add(_ record: AccessibilityAudit.Record) {
    if !record.findings.isEmpty || record.obstacle != nil { records.append(record) }
  }
}

extension AccessibilityAudit.Record {
  /// Audits what a take shows, up to where it stopped.
  init(_ scenario: Scenario, _ take: Take) {
    // A take that showed nothing has no storyboard; its obstacle says why.
    let storyboard = try? Storyboard(bytes: take.storyboard)
    self.init(
      name: scenario.name, findings: storyboard?.auditFindings ?? [],
      obstacle: take.obstacle.map { .take($0) })
  }

  /// Audits a worker's answer; the death of its process is an obstacle.
  init(_ scenario: Scenario, _ outcome: JobOutcome) {
    if let take = outcome.answer.flatMap({ try? Take(message: $0, of: scenario.name) }) {
      self.init(scenario, take)
    } else {
      // A worker that lives but answered something other than a take garbled its answer.
      let cause = outcome.deaths.first?.cause ?? .garbledAnswer
      self.init(name: scenario.name, findings: [], obstacle: .died(cause))
    }
  }
}
