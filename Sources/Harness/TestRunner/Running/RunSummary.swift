import Diagnostics
import Storyboards

/// The counts of a run.
package struct RunSummary: Hashable, Sendable {
  /// Scenarios whose storyboard is their golden's.
  package var passed = 0
  /// Scenarios among ``passed`` that did not run because they did not change since they passed.
  package var unchanged = 0
  /// Scenarios whose golden was written.
  package var recorded = 0
  /// Scenarios that differ, stopped or crashed, and those without a golden of the right name.
  package var failed = 0
  /// Scenarios whose golden or script cannot be used.
  package var unusable = 0
  /// Scenarios that did not run, since the run stopped at a failure or by a signal.
  package var notRun = 0
  /// Selected scenarios that other shards run.
  package var inOtherShards = 0
  /// Goldens that no scenario owns.
  package var orphans = 0
  /// Goldens whose file name differs in case or accents, and second files of goldens.
  package var misnamed = 0
  /// Goldens that changed during the run although it did not write them.
  package var changedGoldens = 0
  /// The signal that ended the run early.
  package var interruption: Int32?

  package init(
    passed: Int = 0, unchanged: Int = 0, recorded: Int = 0, failed: Int = 0, unusable: Int = 0,
    notRun: Int = 0, inOtherShards: Int = 0, orphans: Int = 0, misnamed: Int = 0, interruption: Int32? = nil
  ) {
    self.passed = passed
    self.unchanged = unchanged
    self.recorded = recorded
    self.failed = failed
    self.unusable = unusable
    self.notRun = notRun
    self.inOtherShards = inOtherShards
    self.orphans = orphans
    self.misnamed = misnamed
    self.interruption = interruption
  }

  /// How many scenarios this run reported.
  package var scenarioCount: Int { passed + recorded + failed + unusable + notRun }

  /// Counts a scenario by its result.
  package mutating func count(_ result: ScenarioResult) {
    count(result.outcome)
    if result.isUnchanged { unchanged += 1 }
  }

  /// Counts a scenario by its outcome.
  package mutating func count(_ outcome: ScenarioOutcome) {
    switch outcome {
    case .passed: passed += 1
    case .recorded: recorded += 1
    case .goldenMissing, .goldenMisnamed, .differs, .stopped, .nondeterministic, .died: failed += 1
    case .goldenUnusable, .scriptUnusable: unusable += 1
    case .notRun: notRun += 1
    }
  }

  /// Counts the findings of an inventory that fail the run.
  ///
  /// - Parameters:
  ///   - inventory: What is wrong with goldens.
  ///   - isComplete: Whether this is a run of everything, which stray files fail.
  package mutating func count(_ inventory: GoldenInventory, isComplete: Bool) {
    changedGoldens += inventory.changed.count
    guard isComplete else { return }
    orphans += inventory.orphans.count
    misnamed += inventory.miscased.count + inventory.duplicates.count
  }

  /// The exit status for these counts.
  package var exitStatus: ExitCode {
    if let interruption { return ExitCode(signal: interruption) }
    if scenarioCount + inOtherShards == 0 { return .nothingSelected }
    if unusable > 0 { return .unusableInput }
    return failed + notRun + orphans + misnamed + changedGoldens > 0 ? .failure : .success
  }
}
