import Diagnostics
import GoldenFiles
import Project
import ShowcaseKit

/// Runs scenarios and tells what happens as events.
@MainActor
package struct TestRun {
  package let project: Project
  package let selection: ScenarioSelection
  package let options: RunOptions
  /// Takes the fingerprint of the program that runs scenarios with some variables.
  var fingerprintOfProgram = ProgramFingerprint.now

  package init(
    _ project: Project, selection: ScenarioSelection = ScenarioSelection(), options: RunOptions = RunOptions()
  ) {
    self.project = project
    self.selection = selection
    self.options = options
  }

  /// Runs everything that is selected, and looks after the goldens of all plans.
  ///
  /// Files that no scenario owns, or that lie under another name than they should, are told whatever is selected; they
  /// fail a run of everything only. A golden that is missing is told by the run of its scenario.
  ///
  /// A run that records has the right to write goldens all the while.
  ///
  /// - Returns: The counts, as the last event tells them.
  /// - Throws: what keeps the run from starting: diagnostics, or that no worker can be started.
  @discardableResult
  package func run(emit: (RunEvent) -> Void) throws -> RunSummary {
    var known = knownUnchanged()
    // Where nothing changed no worker is needed; the pool starts one otherwise.
    var standby = leavesOutUnchanged && known?.areAny == true ? nil : try options.place.standby()
    let part = try plan()
    let lock = try lockForWriting()
    defer { withExtendedLifetime(lock) {} }
    emit(.began(part.heading))
    for (place, scenario) in zip(part.places, part.scenarios) {
      emit(.planned(scenario.name, number: place + 1))
    }
    var summary = try run(part, startingWith: &standby, &known, emit: emit)
    summary.inOtherShards = part.heading.countInOtherShards
    let isAnySelected = part.heading.selectedCount > 0
    if isAnySelected, summary.interruption == nil, let inventory = try inventory(), inventory.hasStrays {
      if selection.isComplete { summary.count(inventory) }
      emit(.inventoried(inventory, isComplete: selection.isComplete))
    }
    emit(.ended(summary))
    return summary
  }

  private func lockForWriting() throws(Diagnostics) -> WritingLock? {
    guard options.recordMode != .never else { return nil }
    do {
      return try project.goldens.lockForWriting()
    } catch {
      throw Diagnostics([error])
    }
  }

  /// A run of less than everything need not fail for plans that it does not run.
  private func inventory() throws(Diagnostics) -> GoldenInventory? {
    do {
      return try project.inventory()
    } catch  where !selection.isComplete {
      return nil
    }
  }
}
