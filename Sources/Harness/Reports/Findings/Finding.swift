import Diagnostics
import GoldenFiles
import Storyboards

/// What there is to say of a scenario that a reader of a run has to look at; the same of others is the same finding.
struct Finding: Hashable, Sendable {
  var kind: Kind
  /// How bad the worst difference is, where a storyboard differs.
  var severity: Severity?
  /// What happened, in a few words.
  var headline: String
  /// What there is to know about it, except for files and commands.
  var details: [FailureLine]

  /// What happened, in the order in which a reader should hear of it.
  enum Kind: Int, Hashable, Sendable, CaseIterable {
    case differs, missing, stopped, died, nondeterministic, unusable, misnamed
  }
}

/// A scenario with a finding, and where to look.
struct FoundScenario: Hashable, Sendable {
  var name: ScenarioName
  /// The file that tells what should have been, relative to the package; `nil` where there is none.
  var file: String?
  var position: SourcePosition?
  /// What to type about it, the best first.
  var commands: [FailureLine]

  var golden: GoldenPath { GoldenPath(of: name) }
}
