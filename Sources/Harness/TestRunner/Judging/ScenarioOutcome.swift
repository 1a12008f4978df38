import Diagnostics
import GoldenFiles
import Workers

/// The outcome of one scenario.
package enum ScenarioOutcome: Hashable, Sendable {
  /// The storyboard is the golden's.
  case passed
  /// The storyboard was written as the golden: it was missing, or differed.
  case recorded(GoldenWrite)
  /// There is no golden to compare with.
  case goldenMissing
  /// The golden's file name differs in case or accents, so it was neither compared nor written.
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
  /// The workers that ran it died: at least one, in order.
  case died([WorkerDeath])
  /// The run ended before this scenario.
  case notRun

  /// Whether it needs no look.
  package var isSuccess: Bool {
    switch self {
    case .passed, .recorded: true
    default: false
    }
  }
}
