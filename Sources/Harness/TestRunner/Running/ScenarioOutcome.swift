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
  /// The golden is there, but under a name in other letters, so it was neither compared nor written.
  case goldenMisnamed(GoldenPath)
  /// The storyboard is not the golden's.
  case differs(StoryboardMismatch)
  /// The golden is no storyboard, or cannot be read or written.
  case goldenUnusable(Diagnostic)
  /// The script cannot be read, parsed or understood.
  case scriptUnusable([Diagnostic])
  /// The script stopped before its end.
  case stopped(ScriptStop)
  /// Two takes of the scenario are not alike, so nothing can be said of its golden.
  case nondeterministic(Take, Take)
  /// The workers died that ran it; these, in order, of which there is one at least.
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
