import Goldens
import SourceText
import Workers

/// Where a storyboard was left that is not the golden.
public enum KeptStoryboard: Hashable, Sendable {
  /// Nowhere: there is nothing to look at.
  case nowhere
  /// In a file, by its path relative to the package.
  case file(String)
  /// Nowhere, though it should have been, or a former one is still there: the folder cannot be written.
  case unkept(Diagnostic)
}

/// One scenario with what became of it; values only, so that it can be written down and read again.
public struct ScenarioResult: Hashable, Sendable {
  public var name: ScenarioName
  public var outcome: ScenarioOutcome
  /// Where to see what the scenario showed.
  public var kept: KeptStoryboard = .nowhere
  /// The storyboard's text, as far as it came, where somebody should look at it and ``outcome`` does not hold it.
  public var storyboard: [UInt8] = []
  /// Whether something lies in the golden's place that recording does not write over.
  public var isPlaceTaken = false
  /// The workers that died over the scenario before another one came to its end.
  public var earlierDeaths: [WorkerDeath] = []
  /// What the scenario wrote to standard output and standard error.
  public var output = CapturedOutput()
  /// Whether it did not run, as it did not change since it passed.
  public var isUnchanged = false
  /// How long its last take took.
  public var duration: Duration = .zero

  public init(_ name: ScenarioName, _ outcome: ScenarioOutcome) {
    self.name = name
    self.outcome = outcome
  }

  public var golden: GoldenPath { GoldenPath(of: name) }
}
