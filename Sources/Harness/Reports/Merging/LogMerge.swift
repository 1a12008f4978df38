import Diagnostics
import GoldenFiles
import Project
import Storyboards
import TestRunner

/// Merges the logs of all shards of a run into the events of one run.
///
///     let merge = try LogMerge(files)
///     let outcome = try merge.replay { report.record($0) }
///
/// Events are emitted in the order of one run. Only the number of each scenario is kept, and no file
/// stays open, so there may be thousands of shards and millions of scenarios.
///
/// - Scenarios without a result, because their shard was killed, are reported as not run.
/// - Findings of any shard about goldens are reported once, and fail a run of everything, as in a single
///   run. If a shard was stopped, only goldens that changed are reported, as in a single run.
/// - If a signal stopped a shard, the whole run counts as stopped by it.
package struct LogMerge {
  /// The heading that a single run would have.
  package let heading: RunHeading
  private let shards: [ShardLog]

  /// Opens the logs and reads the first line of each.
  ///
  /// - Throws: a diagnostic for each log that cannot be read, belongs to another run than the first one, or
  ///   repeats a shard; and for each shard without a log.
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

  /// The result of a merge.
  package struct Outcome: Sendable {
    /// The counts, as in the last event.
    package var summary: RunSummary
    /// The logs that end early, in the order of the shards.
    package var shortLogs: [Diagnostic]

    /// The exit status for this result: never success if a log ends early.
    package var exitStatus: ExitCode {
      summary.exitStatus == .success && !shortLogs.isEmpty ? .failure : summary.exitStatus
    }
  }

  /// Emits the events of one run.
  ///
  /// - Parameter emit: Takes each event.
  /// - Throws: a diagnostic for a damaged log, and for a scenario that is in two shards or in none.
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
  /// - Parameter next: Returns the next event of the shard at an index, with its number.
  private func emitInOrder(
    _ emit: (RunEvent) -> Void, next: (Int) throws(Diagnostic) -> (number: Int, event: RunEvent)?
  ) throws(Diagnostic) {
    // A merge of sorted lists: each shard has its next event ready, and the one whose number is due is
    // emitted. Numbers ascend within a shard, so only one event of each shard is in memory.
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

  /// Shards are disjoint only if all split scenarios by names alone, or all by the same durations.
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
  /// The heading of a single run of everything that the shards run.
  var ofAllShards: RunHeading {
    var heading = self
    heading.selection.shard = nil
    heading.scenarioCount = selectedCount
    heading.countInOtherShards = 0
    return heading
  }
}
