import Project
import ShowcaseKit
import Storyboards
import Workers

extension Audit {
  /// Runs every scenario once.
  package func run() throws -> Finding {
    let scenarios = selection.part(of: try project.scenarios(selection))
    var finding = Finding(scenarioCount: scenarios.count)
    func keep(_ record: Record) {
      if !record.findings.isEmpty || record.obstacle != nil { finding.records.append(record) }
    }
    if let crew {
      finding.interruption = try run(scenarios, by: crew, keep: keep)
    } else {
      for scenario in scenarios { keep(Record(scenario, scenario.take(.audit))) }
    }
    return finding
  }

  /// Runs scenarios in other processes, and tells of each in order.
  ///
  /// - Returns: The signal that ended it early.
  private func run(_ scenarios: [Scenario], by crew: Crew, keep: (Record) -> Void) throws -> Int32? {
    let ending = try WorkerPool(crew.command, workerCount: crew.count).run(
      count: scenarios.count,
      job: {
        let request = ScenarioRequest(name: scenarios[$0].name, projection: .audit)
        return Job(request.message, timeLimit: timeLimit)
      },
      examine: { .done(Record(scenarios[$0], $1)) },
      tell: { _, record in
        keep(record)
        return true
      })
    guard case .interrupted(let signal) = ending else { return nil }
    return signal
  }
}

extension Audit.Record {
  /// What a take shows, as far as it came.
  init(_ scenario: Scenario, _ take: Take) {
    let storyboard = try? Storyboard(bytes: take.storyboard)
    self.init(
      name: scenario.name, findings: storyboard?.auditFindings ?? [],
      obstacle: take.obstacle.map { .take($0) })
  }

  /// A scenario whose process died was not looked at.
  init(_ scenario: Scenario, _ outcome: JobOutcome) {
    if let take = outcome.answer.flatMap({ try? Take(message: $0) }) {
      self.init(scenario, take)
    } else {
      let cause = outcome.deaths.first?.cause ?? .garbledAnswer
      self.init(name: scenario.name, findings: [], obstacle: .died(cause))
    }
  }
}
