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
  /// The golden is there, but under a name in other letters, so it was neither compared nor written.
  case goldenMisnamed(GoldenPath)
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

/// Where a storyboard was left that is not the golden.
public enum KeptStoryboard: Hashable, Sendable {
  /// Nowhere: there is nothing to look at.
  case nowhere
  /// In a file, by its path relative to the package.
  case file(String)
  /// Nowhere, though it should have been, or a former one is still there: the folder cannot be written.
  case unkept(Diagnostic)
}

/// One scenario with what became of it.
public struct ScenarioResult: Sendable {
  public let scenario: Scenario
  public let outcome: ScenarioOutcome
  /// Where to see what the scenario showed.
  public let kept: KeptStoryboard
  /// Whether something lies in the golden's place that recording does not write over.
  public let isPlaceTaken: Bool

  public init(
    scenario: Scenario, outcome: ScenarioOutcome, kept: KeptStoryboard = .nowhere, isPlaceTaken: Bool = false
  ) {
    self.scenario = scenario
    self.outcome = outcome
    self.kept = kept
    self.isPlaceTaken = isPlaceTaken
  }
}
