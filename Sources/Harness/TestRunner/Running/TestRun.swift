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

  /// Runs everything that is selected, and looks after the goldens of all plans.
  ///
  /// Files that no scenario owns, or that lie under another name than they should, are told whatever is selected; they
  /// fail a run of everything only. A golden that is missing is told by the run of its scenario.
  ///
  /// A run that records has the right to write goldens all the while.
  ///
  /// - Returns: The counts, as the last event tells them.
  /// - Throws: what keeps the run from starting.
  @discardableResult
  public func run(emit: (RunEvent) -> Void) throws(Diagnostics) -> RunSummary {
    let selected = try project.scenarios(selection)
    let scenarios = selection.part(of: selected)
    let lock = try lockForWriting()
    defer { withExtendedLifetime(lock) {} }
    emit(.began(scenarioCount: scenarios.count))
    var summary = run(scenarios, emit: emit)
    summary.inOtherShards = selected.count - scenarios.count
    if !selected.isEmpty, let audit = try audit(), audit.hasStrays {
      if selection.isComplete {
        summary.orphans = audit.orphans.count
        summary.misnamed = audit.miscased.count + audit.duplicates.count
      }
      emit(.audited(audit, isComplete: selection.isComplete))
    }
    emit(.ended(summary))
    return summary
  }

  private func lockForWriting() throws(Diagnostics) -> WritingLock? {
    guard recordMode != .never else { return nil }
    do {
      return try project.goldens.lockForWriting()
    } catch {
      throw Diagnostics([error])
    }
  }

  /// A run of less than everything need not fail for plans that it does not run.
  private func audit() throws(Diagnostics) -> GoldenAudit? {
    do {
      return try project.audit()
    } catch  where !selection.isComplete {
      return nil
    }
  }

  private func run(_ scenarios: [Scenario], emit: (RunEvent) -> Void) -> RunSummary {
    let runner = ScenarioRunner(goldens: project.goldens, recordMode: recordMode)
    var summary = RunSummary()
    for (index, scenario) in scenarios.enumerated() {
      let result = runner.result(of: scenario)
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
