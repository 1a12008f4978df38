import Diagnostics
import GoldenFiles
import Storyboards
import Synchronization
import Workers

/// Where a storyboard that is not the golden was kept.
package enum KeptStoryboard: Hashable, Sendable {
  /// Nowhere, since it needs no look.
  case nowhere
  /// In a file, by its path relative to the package.
  case file(String)
  /// Nowhere, since the folder cannot be written; an earlier storyboard may still be there.
  case unkept(Diagnostic)
}

/// One scenario and its outcome, made of values only, so that a log can contain it.
package struct ScenarioResult: Hashable, Sendable {
  /// The scenario.
  package var name: ScenarioName
  /// Its outcome.
  package var outcome: ScenarioOutcome
  /// Where the scenario's storyboard is kept for a look.
  package var kept: KeptStoryboard = .nowhere
  /// The storyboard's text, as far as it came, if it needs a look and is not part of ``outcome``.
  package var storyboard: [UInt8] = []
  /// Whether something other than a golden is at its path, which recording does not overwrite.
  package var isPathTaken = false
  /// The workers that died over the scenario before another one finished it.
  package var earlierDeaths: [WorkerDeath] = []
  /// What the scenario wrote to standard output and standard error.
  package var output = CapturedOutput()
  /// Whether it was not run because it did not change since it passed.
  package var isUnchanged = false
  /// How long its last take took.
  package var duration: Duration = .zero

  package init(_ name: ScenarioName, _ outcome: ScenarioOutcome) {
    self.name = name
    self.outcome = outcome
  }

  /// The path of its golden.
  package var golden: GoldenPath { GoldenPath(of: name) }
}

/// Two storyboards that should be equal, and how they differ.
package struct StoryboardMismatch: Hashable, Sendable {
  /// What should be there: the golden as far as it can be read, or an earlier take.
  package let expected: Storyboard
  /// What is there instead.
  package let actual: Storyboard
  private let comparison = Comparison()

  package init(expected: Storyboard, actual: Storyboard) {
    self.expected = expected
    self.actual = actual
  }

  /// How the two differ; compared when it is first asked for, as recording does not ask.
  package var difference: StoryboardDifference {
    comparison.made.withLock { made in
      let difference = made ?? StoryboardDifference(golden: expected, actual: actual)
      made = difference
      return difference
    }
  }

  /// The result of the comparison, which all copies share.
  private final class Comparison: Sendable {
    let made = Mutex<StoryboardDifference?>(nil)
  }
}

extension StoryboardMismatch {
  package static func == (left: StoryboardMismatch, right: StoryboardMismatch) -> Bool {
    left.expected == right.expected && left.actual == right.actual
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(expected)
    hasher.combine(actual)
  }
}
