import Diagnostics
import Project
import ScenarioGoldens
import ShowcaseKit
import Storyboards
import Workers

/// Runs scenarios, and looks at every step for what some people cannot read, reach or understand.
///
/// Goldens are neither read nor written.
@MainActor
package struct AccessibilityAudit {
  package let project: Project
  package let selection: ScenarioSelection
  /// The processes that run scenarios; `nil` for this one.
  let crew: Crew?
  let timeLimit: Duration

  package init(_ project: Project, selection: ScenarioSelection, crew: Crew?, timeLimit: Duration) {
    self.project = project
    self.selection = selection
    self.crew = crew
    self.timeLimit = timeLimit
  }

  /// What was found in a scenario.
  package struct Record: Hashable, Sendable {
    /// The scenario.
    package let name: ScenarioName
    /// What was found, step by step.
    package let findings: [Storyboard.Audited]
    /// Why not all of the scenario was looked at; `nil` if all was.
    package let obstacle: Obstacle?

    package init(name: ScenarioName, findings: [Storyboard.Audited], obstacle: Obstacle? = nil) {
      self.name = name
      self.findings = findings
      self.obstacle = obstacle
    }
  }

  /// Why a scenario did not come to its end.
  package enum Obstacle: Hashable, Sendable {
    /// The script stopped or cannot be used.
    case take(Take.Obstacle)
    /// Its process died.
    case died(WorkerDeath.Cause)
  }

  /// What an audit found.
  package struct Outcome: Hashable, Sendable {
    /// How many scenarios were looked at.
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

    /// How a process that found this should end.
    package var exitStatus: ExitCode {
      if let interruption { return ExitCode(signal: interruption) }
      if scenarioCount == 0 { return .nothingSelected }
      return records.isEmpty ? .success : .failure
    }
  }
}
