import Diagnostics
import Project
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
