import Diagnostics
import GoldenFiles
import Project
import ScenarioGoldens
import TestRunner

/// Joins the logs of all shards of a run into the events of one run.
///
/// Events are emitted in the order of one run. Only the number of each scenario is kept, not its
/// result, and no file stays open, so there may be thousands of shards and millions of scenarios.
///
/// - Scenarios without a result, since their shard was killed, are reported as not run.
/// - What any shard found about goldens is reported once. A run of everything fails for it, as one
///   run does. If a shard was stopped, only goldens that changed are reported, as by one run.
/// - Where a signal stopped a shard, the whole counts as stopped by it.
package struct LogMerge {
  /// What one run would have begun with.
  package let heading: RunHeading
  private let shards: [ShardLog]

  /// Opens the logs and reads the first line of each.
  ///
  /// - Throws: a diagnostic for each log that cannot be read, is not of the same run as the first
  ///   one, or is of a shard that is there already; and for each shard without log.
  package init(_ files: [LogFile]) throws(Diagnostics) {
    let logs = try Self.open(files)
    let faults = ShardAgreement(logs).faults
    guard faults.isEmpty, let first = logs.first else { throw Diagnostics(faults) }
    shards = logs.sorted { $0.shard.number < $1.shard.number }
    heading = first.log.heading.ofAllShards
  }

  private static func open(_ files: [LogFile]) throws(Diagnostics) -> [ShardLog] {
    var (logs, faults): ([ShardLog], [Diagnostic]) = ([], [])
    for file in files {
      do throws(Diagnostic) {
        logs.append(try ShardLog(file))
      } catch {
        faults.append(error)
      }
    }
    guard faults.isEmpty else { throw Diagnostics(faults) }
    return logs
  }

  /// What came of a merge.
  package struct Outcome: Sendable {
    /// The counts, as in the last event.
    package var summary: RunSummary
    /// The logs that end early, in the order of the shards.
    package var shortLogs: [Diagnostic]

    /// The exit status of a process that merged this: never success if a log ends early.
    package var exitStatus: ExitCode {
      summary.exitStatus == .success && !shortLogs.isEmpty ? .failure : summary.exitStatus
    }
  }

  /// Emits the events of one run.
  ///
  /// - Throws: a diagnostic for a log that is damaged, and where a scenario is in two shards or in
  ///   none.
  package func replay(emit: (RunEvent) -> Void) throws(Diagnostic) -> Outcome {
    emit(.began(heading))
    var readers = try emitPlan(emit)
    var summary = RunSummary()
    try emitInOrder(emit) { shard throws(Diagnostic) in
      guard let (number, result) = try readers[shard].next() else { return nil }
      summary.count(result)
      return (number, .finished(result))
    }
    for index in readers.indices { try readers[index].readEnd() }
    summary.interruption = readers.lazy.compactMap(\.interruption).first
    emitInventory(of: readers, &summary, emit)
    emit(.ended(summary))
    return Outcome(summary: summary, shortLogs: readers.compactMap(\.shortfall))
  }

  /// Emits what is planned, and returns readers of the results.
  private func emitPlan(_ emit: (RunEvent) -> Void) throws(Diagnostic) -> [ResultReader] {
    var readers = shards.map { ResultReader($0) }
    try emitInOrder(emit) { shard throws(Diagnostic) in
      try readers[shard].nextPlanned().map { ($1, .planned($0, number: $1)) }
    }
    return readers
  }

  /// Emits the shards' events by number; each number is in one shard.
  ///
  /// - Parameter next: The next event of the shard at an index, with its number.
  private func emitInOrder(
    _ emit: (RunEvent) -> Void, next: (Int) throws(Diagnostic) -> (number: Int, event: RunEvent)?
  ) throws(Diagnostic) {
    // A merge of sorted lists: each shard waits with its next event, and the one whose number is
    // due is emitted. Numbers rise within a shard, so one event of each shard is all that is in
    // memory.
    var waiting: [Int: (shard: Int, event: RunEvent)] = [:]
    func wait(for shard: Int) throws(Diagnostic) {
      guard let (number, event) = try next(shard) else { return }
      if let other = waiting[number] { throw fault(ofScenario: number, in: [other.shard, shard]) }
      waiting[number] = (shard, event)
    }
    for shard in shards.indices { try wait(for: shard) }
    for number in 0..<heading.scenarioCount {
      guard let (shard, event) = waiting.removeValue(forKey: number + 1) else {
        throw fault(ofScenario: number + 1, in: [])
      }
      emit(event)
      try wait(for: shard)
    }
  }

  /// Shards part scenarios in one way only if all do it by names alone, or by the same durations.
  private func fault(ofScenario number: Int, in shardIndices: [Int]) -> Diagnostic {
    let names = shardIndices.map { "\(shards[$0].shard) ('\(shards[$0].log.file.name)')" }
    return Diagnostic(
      names.isEmpty
        ? "the scenario of number \(number) is in no shard"
        : "the scenario of number \(number) is in the shards \(names.joined(separator: " and "))",
      expected: "each scenario in one shard, as '--balance' gives where all shards have the same report")
  }

  private func emitInventory(
    of readers: [ResultReader], _ summary: inout RunSummary, _ emit: (RunEvent) -> Void
  ) {
    let inventories = readers.compactMap(\.inventory)
    guard let first = inventories.first else { return }
    var inventory = inventories.dropFirst().reduce(first) { $0.joined(with: $1) }
    if summary.interruption != nil {
      guard !inventory.changed.isEmpty else { return }
      inventory = inventory.ofChangedOnly
    }
    let isComplete = heading.selection.isComplete
    summary.count(inventory, isComplete: isComplete)
    emit(.inventoried(inventory, isComplete: isComplete))
  }
}

extension RunHeading {
  /// The heading of one run of what all shards run together.
  var ofAllShards: RunHeading {
    var heading = self
    heading.selection.shard = nil
    heading.scenarioCount = selectedCount
    heading.countInOtherShards = 0
    return heading
  }
}
