import Foundation
import Project
import Reports
import TestPlans
import TestRunner

/// A million scenarios over a thousand shards: how even the shards are, and what planning and merging cost.
@MainActor
enum ShardSimulation {
  private static let scenarios = SimulatedScenarios()
  private static let shardCount = 1000

  /// The figures as a table in Markdown.
  static func text() throws -> String {
    let rows = try [merging(), planning(), stable(), balanced()]
    return (["| step | processor time | peak memory | |", "| --- | --- | --- | --- |"] + rows.map(\.line))
      .joined(separator: "\n")
  }

  private struct Row {
    var step: String
    var time: Duration
    var peak: Int?
    var remark: String

    var line: String {
      let memory = peak.map { "\(($0 + 524_288) / 1_048_576) MB" } ?? "unknown"
      return "| \(step) | \((time / .seconds(1)).rounded(toPlaces: 2)) s | \(memory) | \(remark) |"
    }
  }

  private static func measure(_ step: String, _ work: () throws -> String) rethrows -> Row {
    ProcessMemory.forgetPeak()
    let start = ProcessTime.now
    let remark = try work()
    return Row(step: step, time: ProcessTime.now - start, peak: ProcessMemory.peak, remark: remark)
  }

  /// Joins all logs, and writes the merged one.
  private static func merging() throws -> Row {
    let logs = try SimulatedLogs(of: scenarios, shardCount: shardCount)
    let folder = try TemporaryFiles()
    try folder.write("", to: "merged.json")
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path(of: "merged.json")))
    return try measure("merging \(shardCount) logs of \(logs.size / 1_048_576) MB into one") {
      var report = LogReport(next: .commandLine("showcase")) { file.write(Data($0.utf8)) }
      let outcome = try LogMerge(logs.files).replay { report.record($0) }
      return "\(outcome.summary.passed) passed, \(outcome.summary.failed) failed"
    }
  }

  private static func planning() throws -> Row {
    let (plan, catalogue) = (try scenarios.plan(), scenarios.catalogue)
    return try measure("expanding the plan") { "\(try plan.expand(over: catalogue).count) scenarios" }
  }

  /// How each shard finds its part by names alone.
  private static func stable() -> Row {
    let names = (0..<scenarios.count).map { "\(scenarios.name(at: $0))" }
    return measure("parting by names") {
      imbalances(of: ShardPartition(stable: names, into: shardCount))
    }
  }

  /// How each shard finds its part by an earlier report.
  private static func balanced() -> Row {
    let names = (0..<scenarios.count).map { "\(scenarios.name(at: $0))" }
    let durations = Dictionary(
      uniqueKeysWithValues: zip(names, (0..<scenarios.count).map(scenarios.duration)))
    return measure("parting by durations") {
      imbalances(of: ShardPartition(balanced: names, by: durations, into: shardCount))
    }
  }

  /// How much more the fullest shard has than the average.
  private static func imbalances(of partition: ShardPartition) -> String {
    var counts = [Double](repeating: 0, count: shardCount)
    var times = counts
    for (place, shard) in partition.shards.enumerated() {
      counts[shard - 1] += 1
      times[shard - 1] += scenarios.duration(at: place) / .seconds(1)
    }
    return "most / mean: \(imbalance(of: counts)) by number, \(imbalance(of: times)) by time"
  }

  private static func imbalance(of loads: [Double]) -> String {
    let mean = loads.reduce(0, +) / Double(loads.count)
    return ((loads.max() ?? 0) / mean).rounded(toPlaces: 4)
  }
}
