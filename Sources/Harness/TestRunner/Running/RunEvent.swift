import Goldens

/// What happens in a run, in order; reports are made from nothing else.
public enum RunEvent: Sendable {
  /// The run begins; so many scenarios will finish.
  case began(scenarioCount: Int)
  case finished(ScenarioResult)
  /// What is wrong with the goldens of all plans, where files are there that should not be; it fails a run only where that is a run of everything.
  case audited(GoldenAudit, isComplete: Bool)
  case ended(RunSummary)
}

/// The counts of a run.
public struct RunSummary: Hashable, Sendable {
  public internal(set) var passed = 0
  public internal(set) var recorded = 0
  /// Scenarios that differ, stopped, crashed, or have no golden under its name.
  public internal(set) var failed = 0
  /// Scenarios whose golden or script cannot be used.
  public internal(set) var unusable = 0
  /// Scenarios that did not run, since the run stopped at a failure or by a signal.
  public internal(set) var notRun = 0
  /// Scenarios that are selected, and that other shards run.
  public internal(set) var inOtherShards = 0
  public internal(set) var orphans = 0
  /// Goldens that lie under a name in other letters, and second files of goldens.
  public internal(set) var misnamed = 0
  /// The signal that ended the run early.
  public internal(set) var interruption: Int32?

  public var scenarioCount: Int { passed + recorded + failed + unusable + notRun }

  mutating func count(_ outcome: ScenarioOutcome) {
    switch outcome {
    case .passed: passed += 1
    case .recorded: recorded += 1
    case .goldenMissing, .goldenMisnamed, .differs, .stopped, .nondeterministic, .died: failed += 1
    case .goldenUnusable, .scriptUnusable: unusable += 1
    case .notRun: notRun += 1
    }
  }

  /// How a process that ran this should end.
  public var exitStatus: ExitStatus {
    if let interruption { return ExitStatus(signal: interruption) }
    if scenarioCount + inOtherShards == 0 { return .nothingSelected }
    if unusable > 0 { return .unusableInput }
    return failed + orphans + misnamed > 0 ? .failure : .success
  }
}
