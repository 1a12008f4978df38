import Diagnostics
import GoldenFiles
import Workers

/// What became of one scenario.
package enum ScenarioOutcome: Hashable, Sendable {
  /// The storyboard is the golden's.
  case passed
  /// The storyboard was written as the golden: it was missing, or differed.
  case recorded(GoldenWrite)
  /// There is no golden to compare with.
  case goldenMissing
  /// The golden's name has other letters than it should, so it was neither compared nor written.
  case goldenMisnamed(GoldenPath)
  /// The storyboard is not the golden's.
  case differs(StoryboardMismatch)
  /// The golden is not a storyboard, or cannot be read or written.
  case goldenUnusable(Diagnostic)
  /// The script cannot be read, parsed or understood.
  case scriptUnusable([Diagnostic])
  /// The script stopped before its end.
  case stopped(ScriptStop)
  /// Two takes of the scenario differ, so nothing can be said about its golden.
  case nondeterministic(Take, Take)
  /// The workers that ran it died; they are in order, and at least one.
  case died([WorkerDeath])
  /// The run ended before it.
  case notRun

  /// Whether nothing needs a look.
  package var isSuccess: Bool {
    switch self {
    case .passed, .recorded: true
    default: false
    }
  }
}
