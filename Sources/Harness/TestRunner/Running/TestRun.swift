import Diagnostics
import Foundation
import GoldenFiles
import Project
import ShowcaseKit
import Storyboards
import Workers

/// Runs scenarios, compares them with their goldens, and reports what happens as events.
///
///     let planned = try TestRun(project, selection: selection, options: options).plan()
///     let summary = try planned.run { report.record($0) }
@MainActor
package struct TestRun {
  package let project: Project
  package let selection: ScenarioSelection
  package let options: RunOptions
  /// Returns the fingerprint of the program that runs scenarios with some variables.
  var fingerprintOfProgram = ProgramFingerprint.now
  /// Returns whether the system lists the files of a program.
  var isProgramKnown = { ProgramFiles.paths != nil }

  /// - Parameters:
  ///   - project: The project of the scenarios.
  ///   - selection: Which scenarios run; by default all of all plans.
  ///   - options: How they run; by default in this process, without recording.
  package init(
    _ project: Project, selection: ScenarioSelection = ScenarioSelection(), options: RunOptions = RunOptions()
  ) {
    self.project = project
    self.selection = selection
    self.options = options
  }

  /// Plans the run and runs it; see ``plan()`` and ``PlannedRun/run(emit:)``.
  @discardableResult
  package func run(emit: (RunEvent) -> Void) throws -> RunSummary {
    try plan().run(emit: emit)
  }

  /// Finds the scenarios of the run, checks everything that can be checked beforehand, and starts a
  /// worker.
  ///
  /// It writes nothing, so callers can open the files of reports after it.
  ///
  /// - Throws: what keeps the run from starting: diagnostics for plans, scripts, selection and goldens, or
  ///   for another process that records; or ``WorkerNotStarted``.
  package func plan() throws -> PlannedRun {
    let known = knownUnchanged()
    // If nothing changed, no worker is needed; otherwise one starts while scenarios are being found.
    let standby =
      leavesOutUnchanged && known?.isEmpty == false ? nil : try options.processes.standby()
    let (heading, selected) = try select()
    let lock = try lockForWriting()
    return PlannedRun(
      self, heading, selected, changed: changed(of: selected, in: heading.order, since: known),
      known: known, standby: standby, lock: lock)
  }

  /// Finds the selected scenarios of this run's shard.
  private func select() throws(Diagnostics) -> (RunHeading, [SelectedScenario]) {
    let planned = try project.scenarios(selection)
    let order = try options.order(of: planned, in: selection.shard)
    let sorted = order.sorted(planned)
    let names = sorted.lazy.map { "\($0.name)" }
    let part = selection.part(ofNames: names, balancedBy: options.formerDurations)
    let heading = RunHeading(
      showcases: project.showcases.map(\.name), selection: selection, order: order,
      scenarioCount: part.count, countInOtherShards: sorted.count - part.count,
      fingerprint: RunHeading.fingerprint(of: names))
    return (heading, part.map { SelectedScenario(scenario: sorted[$0], number: $0 + 1) })
  }

  /// Returns the right to write goldens while the run lasts, if it records.
  private func lockForWriting() throws(Diagnostics) -> WritingLock? {
    guard options.recordMode != .never else { return nil }
    do {
      return try project.goldens.lockForWriting()
    } catch {
      throw Diagnostics([error])
    }
  }
}

/// A scenario of a run.
struct SelectedScenario {
  let scenario: Scenario
  /// Its number, from 1, among all selected scenarios of all shards.
  let number: Int
}

// Which scenarios can be left out because they passed before.
extension TestRun {
  /// The scenarios that passed before; `nil` if they are not used, or the program's files are not known.
  private func knownUnchanged() -> UnchangedScenarios? {
    guard options.unchanged != .ignored, let program = program() else { return nil }
    return UnchangedScenarios(in: project, of: program)
  }

  /// Whether unchanged scenarios may be left out.
  private var leavesOutUnchanged: Bool {
    options.unchanged == .skipped && options.recordMode == .never && options.repetition == nil
  }

  /// Returns the indices of the scenarios that have to run.
  ///
  /// In random order, all have to: that order is for finding what one scenario leaves behind for another.
  private func changed(
    of selected: [SelectedScenario], in order: ExecutionOrder, since known: UnchangedScenarios?
  ) -> [Int] {
    guard leavesOutUnchanged, !order.isRandom, let known, !known.isEmpty else {
      return Array(selected.indices)
    }
    return selected.indices.filter { index in
      let scenario = selected[index].scenario
      return options.repetition(of: scenario) != .once || !known.contains(scenario)
    }
  }

  /// The fingerprint of the program that runs scenarios, with its libraries and resources.
  func program() -> Fingerprint? { fingerprintOfProgram(options.processes.environment) }

  /// What a user should know before the run begins.
  var notes: [Diagnostic] { unknownProgram + Stage.gaps.map { Diagnostic($0) } }

  /// A note that the program's files are not known.
  ///
  /// Linux lists the files of a program, so there is a note only on other systems, and only if scenarios
  /// could be left out.
  private var unknownProgram: [Diagnostic] {
    guard leavesOutUnchanged, !isProgramKnown() else { return [] }
    return [
      Diagnostic(
        "every scenario runs: this system does not list the files that a program consists of")
    ]
  }
}

extension RunOptions.Processes {
  /// Starts the first of the workers, if there are any.
  fileprivate func standby() throws(WorkerNotStarted) -> StandbyWorker? {
    guard case .workers(let crew) = self else { return nil }
    return try StandbyWorker(crew.command)
  }

  /// The variables of the processes that run scenarios.
  fileprivate var environment: [String: String] {
    switch self {
    case .here: ProcessInfo.processInfo.environment
    case .workers(let crew): crew.command.environment
    }
  }
}
