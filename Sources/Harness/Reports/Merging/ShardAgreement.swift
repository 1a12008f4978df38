import Diagnostics
import Project
import TestRunner

/// Checks that logs are those of all shards of one run, each once.
struct ShardAgreement {
  private let logs: [ShardLog]

  init(_ logs: [ShardLog]) {
    self.logs = logs
  }

  /// What is wrong, log by log, then the missing shards.
  var faults: [Diagnostic] {
    guard let first = logs.first else {
      return [Diagnostic("there is no log to merge", expected: "the log of each shard")]
    }
    let strangers = logs.dropFirst().compactMap { log in
      difference(of: log, from: first).map { fault($0, of: log, beside: first) }
    }
    // Missing shards are known only if all logs belong to one run.
    guard strangers.isEmpty else { return strangers }
    return twice + missing(of: first.shard.count)
  }

  /// How a log's run differs from that of the first log; the most fundamental difference comes first.
  private func difference(of log: ShardLog, from first: ShardLog) -> String? {
    let (here, there) = (log.log.heading, first.log.heading)
    if here.showcases != there.showcases { return "is of a package with other showcases than" }
    if log.shard.count != first.shard.count { return "is of another number of shards than" }
    if here.selection.ofAllShards != there.selection.ofAllShards { return "selects other scenarios than" }
    if here.order != there.order { return "ran in another order than" }
    let isAlike = here.fingerprint == there.fingerprint && here.selectedCount == there.selectedCount
    return isAlike ? nil : "is of another revision of the package, with other scenarios, than"
  }

  private func fault(_ difference: String, of log: ShardLog, beside first: ShardLog) -> Diagnostic {
    Diagnostic(
      "shard \(log.shard) \(difference) shard \(first.shard) in '\(first.log.file.name)'",
      file: log.log.file.name, at: .start, expected: "logs of the shards of one run")
  }

  private var twice: [Diagnostic] {
    var files: [Int: LogFile] = [:]
    return logs.compactMap { log in
      guard let other = files.updateValue(log.log.file, forKey: log.shard.number) else { return nil }
      return Diagnostic(
        "shard \(log.shard) is given twice, also by '\(other.name)'", file: log.log.file.name, at: .start,
        expected: "the log of each shard once")
    }
  }

  /// One fault for each range of missing shards, as there may be far more shards than logs.
  private func missing(of count: Int) -> [Diagnostic] {
    // With a number before the first and one after the last, every gap is between two neighbors.
    let present = [0] + logs.map(\.shard.number).sorted() + [count + 1]
    return zip(present, present.dropFirst()).filter { $1 - $0 > 1 }.map { before, after in
      let (first, last) = (before + 1, after - 1)
      return Diagnostic(
        first == last
          ? "shard \(first)/\(count) is missing" : "shards \(first) to \(last) of \(count) are missing",
        expected: "the log of each of \(count) shards",
        next: .showcase("run --shard \(first)/\(count) --report json=FILE"))
    }
  }
}

extension ScenarioSelection {
  fileprivate var ofAllShards: ScenarioSelection {
    var selection = self
    selection.shard = nil
    return selection
  }
}

/// The log of one shard, after its first line.
struct ShardLog {
  let shard: Shard
  /// The log from its beginning.
  let log: LogReader

  /// Opens a log; a run without shards is a single shard.
  init(_ file: LogFile) throws(Diagnostic) {
    var log = try LogReader(file)
    _ = try log.next()
    self.log = log
    shard = log.heading.selection.shard ?? .whole
  }
}
