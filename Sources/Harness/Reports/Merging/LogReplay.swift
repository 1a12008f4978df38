import Diagnostics
import Project
import TestRunner

/// Replays the events of a run from its log, or from the logs of all its shards.
///
/// A single log is replayed as it is, even if it is that of one shard of several. Scenarios without a
/// result, because the run was killed, are reported as not run.
package struct LogReplay {
  private let source: Source

  private enum Source {
    case log(ShardLog)
    case shards(LogMerge)
  }

  /// Opens the logs and reads the first line of each.
  ///
  /// - Throws: a diagnostic for each log that cannot be read; for several logs, what ``LogMerge`` throws.
  package init(_ files: [LogFile]) throws(Diagnostics) {
    guard let file = files.first, files.count == 1 else {
      source = .shards(try LogMerge(files))
      return
    }
    do throws(Diagnostic) {
      source = .log(try ShardLog(file))
    } catch {
      throw Diagnostics([error])
    }
  }

  /// Emits the events.
  ///
  /// - Throws: a diagnostic for a damaged log.
  package func replay(emit: (RunEvent) -> Void) throws(Diagnostic) -> LogMerge.Outcome {
    switch source {
    case .log(let log): try replay(log, emit: emit)
    case .shards(let merge): try merge.replay(emit: emit)
    }
  }

  private func replay(
    _ shard: ShardLog, emit: (RunEvent) -> Void
  ) throws(Diagnostic) -> LogMerge.Outcome {
    let heading = shard.log.heading
    emit(.began(heading))
    var reader = ResultReader(shard)
    while let (name, number) = try reader.nextPlanned() { emit(.planned(name, number: number)) }
    var summary = RunSummary(inOtherShards: heading.countInOtherShards)
    while let (_, result) = try reader.next() {
      summary.count(result)
      emit(.finished(result))
    }
    try reader.readEnd()
    summary.interruption = reader.interruption
    if let inventory = reader.inventory {
      summary.count(inventory, isComplete: heading.selection.isComplete)
      emit(.inventoried(inventory, isComplete: heading.selection.isComplete))
    }
    emit(.ended(summary))
    return LogMerge.Outcome(summary: summary, shortLogs: [reader.shortfall].compactMap(\.self))
  }
}
