import Goldens
import Scripts
import SourceText
import Storyboards

/// What became of one scenario.
public enum ScenarioOutcome: Sendable {
  /// The storyboard is the golden's.
  case passed
  /// The storyboard was written as the golden: it was missing, or differed.
  case recorded(GoldenWrite)
  /// There is no golden to compare with.
  case goldenMissing
  /// The storyboard is not the golden's.
  case differs(StoryboardDifference)
  /// The golden is no storyboard, or cannot be read or written.
  case goldenUnusable(Diagnostic)
  /// The script cannot be read, parsed or understood.
  case scriptUnusable(Diagnostics)
  /// The script stopped before its end; with the steps that went well before.
  case stopped(ReplayFailure, after: [Step])

  /// Whether nothing needs a look.
  public var isSuccess: Bool {
    switch self {
    case .passed, .recorded: true
    default: false
    }
  }
}

/// One scenario with what became of it.
public struct ScenarioResult: Sendable {
  public let scenario: Scenario
  public let outcome: ScenarioOutcome

  public init(scenario: Scenario, outcome: ScenarioOutcome) {
    self.scenario = scenario
    self.outcome = outcome
  }
}
