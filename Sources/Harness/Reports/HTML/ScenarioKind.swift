import TestRunner

/// The kind of a scenario's outcome, by which a page filters.
enum ScenarioKind: String, CaseIterable {
  case differs, missing, misnamed, stopped, nondeterministic, died, golden, script
  case notRun = "not-run"
  case recorded, passed

  init(_ outcome: ScenarioOutcome) {
    self =
      switch outcome {
      case .passed: .passed
      case .recorded: .recorded
      case .goldenMissing: .missing
      case .goldenMisnamed: .misnamed
      case .differs: .differs
      case .goldenUnusable: .golden
      case .scriptUnusable: .script
      case .stopped: .stopped
      case .nondeterministic: .nondeterministic
      case .died: .died
      case .notRun: .notRun
      }
  }

  /// The kind in words, for the filter and the badge.
  var words: String {
    switch self {
    case .golden: "Golden unusable"
    case .script: "Script unusable"
    case .notRun: "Not run"
    default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }

  var isSuccess: Bool { self == .passed || self == .recorded }

  /// The style of its badge.
  var tone: Tone {
    switch self {
    case .passed, .recorded: .good
    case .missing, .misnamed, .notRun: .warn
    default: .bad
    }
  }
}
