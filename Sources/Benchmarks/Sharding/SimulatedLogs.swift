import Foundation
import Project
import Reports
import TestRunner

/// The logs of all shards of a run in which one scenario in a thousand crashed, and all others
/// passed.
struct SimulatedLogs {
  let files: [LogFile]
  private let folder: TemporaryFiles

  /// Writes the logs of shards that are divided by names alone.
  init(of scenarios: SimulatedScenarios, shardCount: Int) throws {
    folder = try TemporaryFiles()
    var parts = [[Int]](repeating: [], count: shardCount)
    for place in 0..<scenarios.count {
      let shard = ShardPartition(stable: ["\(scenarios.name(at: place))"], into: shardCount).shards[0]
      parts[shard - 1].append(place)
    }
    var files: [LogFile] = []
    for (index, part) in parts.enumerated() {
      let name = "\(index + 1).json"
      try folder.write(
        Self.log(of: scenarios, part, shard: Shard(index + 1, of: shardCount)), to: name)
      files.append(LogFile(name, at: folder.path(of: name)))
    }
    self.files = files
  }

  /// The size of all logs, in bytes.
  var size: Int {
    files.reduce(0) { sum, file in
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      return sum + (attributes?[.size] as? Int ?? 0)
    }
  }

  private static func log(of scenarios: SimulatedScenarios, _ part: [Int], shard: Shard?) -> String {
    var text = ""
    var report = LogReport(next: .commandLine("showcase")) { text += $0 }
    report.record(
      .began(
        RunHeading(
          showcases: ["App"], selection: ScenarioSelection(shard: shard), order: .planned,
          scenarioCount: part.count, countInOtherShards: scenarios.count - part.count,
          fingerprint: "0000000000000000")))
    for place in part { report.record(.planned(scenarios.name(at: place), number: place + 1)) }
    var summary = RunSummary(inOtherShards: scenarios.count - part.count)
    for place in part {
      var result = ScenarioResult(scenarios.name(at: place), place % 1000 == 0 ? .died([]) : .passed)
      result.duration = scenarios.duration(at: place)
      summary.count(result)
      report.record(.finished(result))
    }
    report.record(.ended(summary))
    return text
  }
}
