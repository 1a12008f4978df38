import SourceText
import TestRunner

/// The log of one shard, of which the first line was read.
struct ShardLog {
  let shard: Shard
  /// The log from its beginning.
  let log: LogReader

  /// Opens a log; that of a run without shards is that of the only shard.
  init(_ file: LogFile) throws(Diagnostic) {
    var log = try LogReader(file)
    _ = try log.next()
    self.log = log
    shard = log.heading.selection.shard ?? .whole
  }
}

extension ShardLog {
  /// The next scenario of the plan, as the log's reader comes to it.
  ///
  /// - Throws: a diagnostic where the log ends before.
  func planned(from log: inout LogReader) throws(Diagnostic) -> (number: Int, event: RunEvent) {
    guard let event = try log.next(), case .planned(_, let number) = event else {
      throw Diagnostic(
        "the log of shard \(shard) ends before it names its scenarios", file: log.file.name, at: log.position,
        expected: "the log of a run that began", next: "showcase run --shard \(shard) --report json=FILE")
    }
    return (number, event)
  }
}
