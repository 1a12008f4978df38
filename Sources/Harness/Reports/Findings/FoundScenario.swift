import Causes
import Storyboards
import TestRunner

/// A scenario that needs a look.
package struct FoundScenario: Hashable, Sendable {
  var name: ScenarioName
  var kind: Kind
  /// The outcome, in a few words.
  var headline: String
  /// All other lines about it, except files and commands; only for the first few failures.
  var details: [FailureLine]
  /// What to type about it, the best first.
  var commands: [FailureLine]

  /// The kind of outcome, in the order of reports.
  enum Kind: Int, Hashable, Sendable, CaseIterable {
    case died, stopped, nondeterministic, unusable, differs, missing, misnamed
  }
}

extension FoundScenario.Kind {
  /// `nil` for an outcome that needs no look.
  init?(_ outcome: ScenarioOutcome) {
    switch outcome {
    case .passed, .recorded, .notRun: return nil
    case .goldenMissing: self = .missing
    case .goldenMisnamed: self = .misnamed
    case .differs: self = .differs
    case .goldenUnusable, .scriptUnusable: self = .unusable
    case .stopped: self = .stopped
    case .nondeterministic: self = .nondeterministic
    case .died: self = .died
    }
  }

  var severity: CauseSeverity {
    switch self {
    case .died: .crashed
    case .stopped: .stopped
    case .nondeterministic: .nondeterministic
    case .differs, .missing, .unusable, .misnamed: .unusable
    }
  }
}
