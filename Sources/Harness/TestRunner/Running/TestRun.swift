import Goldens
import SourceText

/// Runs scenarios one after the other and tells what happens as events.
@MainActor
public struct TestRun {
  public let project: Project
  public let selection: ScenarioSelection
  public let recordMode: RecordMode
  /// Whether the first failure ends the run.
  public let failsFast: Bool

  public init(
    _ project: Project, selection: ScenarioSelection = ScenarioSelection(), recordMode: RecordMode = .never,
    failsFast: Bool = false
  ) {
    self.project = project
    self.selection = selection
    self.recordMode = recordMode
    self.failsFast = failsFast
  }

  /// Runs everything that is selected.
  ///
  /// - Returns: The counts, as the last event tells them.
  /// - Throws: what keeps the run from starting.
  @discardableResult
  public func run(emit: (RunEvent) -> Void) throws(Diagnostics) -> RunSummary {
    let scenarios = try project.scenarios(selection)
    emit(.began(scenarioCount: scenarios.count))
    var summary = run(scenarios, emit: emit)
    if selection.isComplete {
      let orphans = try project.audit(owned: scenarios).orphans
      summary.orphans = orphans.count
      if !orphans.isEmpty { emit(.foundOrphans(orphans)) }
    }
    emit(.ended(summary))
    return summary
  }

  private func run(_ scenarios: [Scenario], emit: (RunEvent) -> Void) -> RunSummary {
    let runner = ScenarioRunner(goldens: project.goldens, recordMode: recordMode)
    var summary = RunSummary()
    for (index, scenario) in scenarios.enumerated() {
      let result = ScenarioResult(scenario: scenario, outcome: runner.run(scenario))
      summary.count(result.outcome)
      emit(.finished(result))
      if failsFast, !result.outcome.isSuccess {
        summary.notRun = scenarios.count - index - 1
        break
      }
    }
    return summary
  }
}

extension Project {
  /// Compares the goldens that should be there with those that are.
  ///
  /// - Parameter owned: all scenarios of all plans.
  public func audit(owned scenarios: [Scenario]) throws(Diagnostics) -> GoldenAudit {
    do {
      return GoldenAudit(owned: scenarios.map(\.golden), files: try goldens.accepted.files())
    } catch {
      throw Diagnostics([error])
    }
  }
}
