import Diagnostics
import GoldenFiles
import Workers

/// Where a storyboard was left that is not the golden.
package enum KeptStoryboard: Hashable, Sendable {
  /// Nowhere: there is nothing to look at.
  case nowhere
  /// In a file, by its path relative to the package.
  case file(String)
  /// Nowhere, though it should have been, or a former one is still there: the folder cannot be written.
  case unkept(Diagnostic)
}

/// One scenario with what became of it; values only, so that it can be written down and read again.
package struct ScenarioResult: Hashable, Sendable {
  package var name: ScenarioName
  package var outcome: ScenarioOutcome
  /// Where to see what the scenario showed.
  package var kept: KeptStoryboard = .nowhere
  /// The storyboard's text, as far as it came, where somebody should look at it and ``outcome`` does not hold it.
  package var storyboard: [UInt8] = []
  /// Whether something lies in the golden's place that recording does not write over.
  package var isPlaceTaken = false
  /// The workers that died over the scenario before another one came to its end.
  package var earlierDeaths: [WorkerDeath] = []
  /// What the scenario wrote to standard output and standard error.
  package var output = CapturedOutput()
  /// Whether it did not run, as it did not change since it passed.
  package var isUnchanged = false
  /// How long its last take took.
  package var duration: Duration = .zero

  package init(_ name: ScenarioName, _ outcome: ScenarioOutcome) {
    self.name = name
    self.outcome = outcome
  }

  package var golden: GoldenPath { GoldenPath(of: name) }
}
