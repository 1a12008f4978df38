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
  /// When its steps took place, if it needs a look; `nil` if that is not known.
  package var timeline: Timeline?
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
  /// The texts of what only one of the two folds, as far as they are known.
  package let hidden: HiddenTexts
  private let comparison = Comparison()

  package init(expected: Storyboard, actual: Storyboard, hidden: HiddenTexts = HiddenTexts()) {
    self.expected = expected
    self.actual = actual
    self.hidden = hidden
  }

  /// How the two differ; compared when it is first asked for, as recording does not ask.
  package var difference: StoryboardDifference {
    let (golden, actual) = revealed
    return comparison.difference.withLock { made in
      let difference = made ?? StoryboardDifference(golden: golden, actual: actual)
      made = difference
      return difference
    }
  }

  /// Both storyboards with what they fold, where that is known and differs.
  package var revealed: (golden: Storyboard, actual: Storyboard) {
    comparison.revealed.withLock { made in
      let revealed = made ?? hidden.revealing(expected, actual)
      made = revealed
      return revealed
    }
  }

  /// What follows from the storyboards, which all copies share.
  private final class Comparison: Sendable {
    let revealed = Mutex<(golden: Storyboard, actual: Storyboard)?>(nil)
    let difference = Mutex<StoryboardDifference?>(nil)
  }
}

extension StoryboardMismatch {
  package static func == (left: StoryboardMismatch, right: StoryboardMismatch) -> Bool {
    left.expected == right.expected && left.actual == right.actual && left.hidden == right.hidden
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(expected)
    hasher.combine(actual)
    hasher.combine(hidden)
  }
}
