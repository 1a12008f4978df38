import Diagnostics
import Project
import ShowcaseKit
import Storyboards
import Workers

/// Runs scenarios, and finds in every step what some people cannot read, reach or understand.
///
/// Goldens are neither read nor written.
///
///     let audit = AccessibilityAudit(project, selection: selection, crew: nil, timeLimit: .seconds(60))
///     for record in try audit.perform().records { print(record.name, record.findings.count) }
@MainActor
package struct AccessibilityAudit {
  package let project: Project
  package let selection: ScenarioSelection
  /// The processes that run scenarios; `nil` for this one.
  let crew: Crew?
  let timeLimit: Duration

  /// - Parameters:
  ///   - project: The project of the scenarios.
  ///   - selection: Which scenarios are audited.
  ///   - crew: The processes that run them; `nil` for this process, in which a crash ends the audit.
  ///   - timeLimit: How long one scenario may take before its process is killed; ignored in this process.
  package init(_ project: Project, selection: ScenarioSelection, crew: Crew?, timeLimit: Duration) {
    self.project = project
    self.selection = selection
    self.crew = crew
    self.timeLimit = timeLimit
  }

  /// The findings in a scenario.
  package struct Record: Hashable, Sendable {
    /// The scenario.
    package let name: ScenarioName
    /// The findings, step by step.
    package let findings: [Storyboard.Audited]
    /// Why only a part of the scenario was audited; `nil` if all was.
    package let obstacle: Obstacle?

    package init(name: ScenarioName, findings: [Storyboard.Audited], obstacle: Obstacle? = nil) {
      self.name = name
      self.findings = findings
      self.obstacle = obstacle
    }
  }

  /// Why a scenario did not reach its end.
  package enum Obstacle: Hashable, Sendable {
    /// The script stopped or cannot be used.
    case take(Take.Obstacle)
    /// Its process died.
    case died(WorkerDeath.Cause)
  }

  /// The result of an audit.
  package struct Outcome: Hashable, Sendable {
    /// How many scenarios were audited.
    package var scenarioCount = 0
    /// The scenarios with findings or obstacles, in the order of the plan.
    package var records: [Record] = []
    /// The signal that ended the audit early.
    package var interruption: Int32?

    package init(scenarioCount: Int = 0, records: [Record] = [], interruption: Int32? = nil) {
      self.scenarioCount = scenarioCount
      self.records = records
      self.interruption = interruption
    }

    /// The exit status for this result.
    package var exitStatus: ExitCode {
      if let interruption { return ExitCode(signal: interruption) }
      if scenarioCount == 0 { return .nothingSelected }
      return records.isEmpty ? .success : .failure
    }
  }
}
