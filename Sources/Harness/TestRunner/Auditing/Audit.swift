import Audits
import Goldens
import ShowcaseKit
import Storyboards
import Workers

/// Runs scenarios, and looks at every step for what somebody cannot read, reach or understand.
///
/// Goldens have no part in it.
@MainActor
public struct Audit {
  public let project: Project
  public let selection: ScenarioSelection
  /// The processes that run scenarios; `nil` for this one.
  let crew: Crew?
  let timeLimit: Duration

  public init(_ project: Project, selection: ScenarioSelection, crew: Crew?, timeLimit: Duration) {
    self.project = project
    self.selection = selection
    self.crew = crew
    self.timeLimit = timeLimit
  }

  /// What was found in a scenario.
  public struct Record: Hashable, Sendable {
    public let name: ScenarioName
    public let findings: [Storyboard.Audited]
    /// Why not all of the scenario was looked at; `nil` where it was.
    public let obstacle: Obstacle?

    public init(name: ScenarioName, findings: [Storyboard.Audited], obstacle: Obstacle? = nil) {
      self.name = name
      self.findings = findings
      self.obstacle = obstacle
    }
  }

  /// Why a scenario did not come to its end.
  public enum Obstacle: Hashable, Sendable {
    case take(Take.Obstacle)
    case died(WorkerDeath.Cause)
  }

  /// What an audit found.
  public struct Finding: Hashable, Sendable {
    public var scenarioCount = 0
    /// The scenarios that are not as they should be, in the order of the plan.
    public var records: [Record] = []
    /// The signal that ended the audit early.
    public var interruption: Int32?

    public init(scenarioCount: Int = 0, records: [Record] = [], interruption: Int32? = nil) {
      self.scenarioCount = scenarioCount
      self.records = records
      self.interruption = interruption
    }

    /// How a process that found this should end.
    public var exitStatus: ExitStatus {
      if let interruption { return ExitStatus(signal: interruption) }
      if scenarioCount == 0 { return .nothingSelected }
      return records.isEmpty ? .success : .failure
    }
  }
}
