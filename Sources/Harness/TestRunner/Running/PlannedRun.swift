import Diagnostics
import GoldenFiles
import Project
import Storyboards
import Workers

/// A run that is ready: its scenarios are found and checked, and it holds the lock on goldens if it
/// records.
///
/// It can run once. If it does not, its worker ends and its lock is released with it.
@MainActor
package struct PlannedRun: ~Copyable {
  /// What is run; the first event repeats it.
  package let heading: RunHeading
  /// What a user should know before the run begins.
  package let notes: [Diagnostic]
  private let run: TestRun
  private let selected: [SelectedScenario]
  /// The indices of the scenarios that have to run; the others passed before and did not change.
  private let changed: [Int]
  private var known: UnchangedScenarios?
  private var standby: StandbyWorker?
  private let lock: WritingLock?

  init(
    _ run: TestRun, _ heading: RunHeading, _ selected: [SelectedScenario], changed: [Int],
    known: UnchangedScenarios?, standby: consuming StandbyWorker?, lock: WritingLock?
  ) {
    self.run = run
    self.heading = heading
    self.selected = selected
    self.changed = changed
    self.known = known
    self.standby = standby
    self.lock = lock
    notes = run.notes
  }

  /// Runs the scenarios, then checks the goldens of all plans for stray files, and for goldens that
  /// changed although the run did not write them.
  ///
  /// Files that no scenario owns or that have a wrong name are reported whatever is selected, but fail
  /// only a run of everything. A golden that changed fails any run. A missing one is reported by the run
  /// of its scenario.
  ///
  /// - Parameters:
  ///   - emit: Takes each event when it happens, in the order of ``RunEvent``.
  ///   - warn: Takes what a user should know at the end, such as rules that never applied; does nothing by default.
  /// - Returns: The counts, as in the last event.
  @discardableResult
  package consuming func run(
    emit: (RunEvent) -> Void, warn: ([Diagnostic]) -> Void = { _ in }
  ) throws -> RunSummary {
    emit(.began(heading))
    for scenario in selected { emit(.planned(scenario.scenario.name, number: scenario.number)) }
    var summary = RunSummary(inOtherShards: heading.countInOtherShards)
    // Only a use case that runs can write a golden by mistake.
    var watch = changed.isEmpty ? nil : GoldenWatch(run.project.goldens.accepted)
    for index in changed { watch?.remember(selected[index].scenario.golden) }
    var results = ScenarioResults(
      of: selected.map(\.scenario), changed: changed, run.project, run.options, known,
      startingWith: standby.take())
    while let result = try results.next() {
      if case .recorded = result.outcome { watch?.noteWrite(of: result.golden) }
      summary.count(result)
      emit(.finished(result))
    }
    summary.interruption = results.interruption
    if !changed.isEmpty { results.keepPassed(by: run.program()) }
    if let inventory = try inventory(after: summary, changed: watch?.takeChanges() ?? []) {
      summary.count(inventory, isComplete: run.selection.isComplete)
      emit(.inventoried(inventory, isComplete: run.selection.isComplete))
    }
    emit(.ended(summary))
    // Only all scenarios can show that a rule never applies.
    if run.selection == ScenarioSelection(), changed.count == selected.count, summary.notRun == 0 {
      warn(results.rules.warnings(root: run.project.root))
    }
    // Nothing else uses the lock, so without this it could be released too early.
    withExtendedLifetime(lock) {}
    return summary
  }

  /// Returns the goldens of all plans if something is wrong with their files.
  private func inventory(
    after summary: RunSummary, changed: [GoldenPath]
  ) throws(Diagnostics) -> GoldenInventory? {
    let strays = try strays(after: summary)
    guard !changed.isEmpty else { return strays }
    var inventory = strays ?? run.project.emptyInventory
    inventory.changed = changed
    return inventory
  }

  /// Returns the goldens of all plans if there are stray files.
  ///
  /// A run of a selection need not fail for plans that it does not run.
  private func strays(after summary: RunSummary) throws(Diagnostics) -> GoldenInventory? {
    guard heading.selectedCount > 0, summary.interruption == nil else { return nil }
    do {
      let inventory = try run.project.inventory()
      return inventory.hasStrays ? inventory : nil
    } catch  where !run.selection.isComplete {
      return nil
    }
  }
}
