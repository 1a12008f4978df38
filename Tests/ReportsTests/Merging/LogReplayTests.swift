import Diagnostics
import Expectations
import Project
import TestRunner
import TestSupport
import Testing

@testable import Reports

/// A log, or those of all shards, replayed.
@Suite struct LogReplayTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func replayed(_ paths: String...) throws -> (events: [RunEvent], outcome: LogMerge.Outcome) {
    var events: [RunEvent] = []
    let outcome = try LogReplay(paths.map(folder.log)).replay { events.append($0) }
    return (events, outcome)
  }

  @Test func `One log gives its own events, and those of all shards give the events of one run`() {
    forEachRow(SplitMix64.seeds(30)) { seed in
      var random = SplitMix64(seed: seed)
      let run = RecordedRun(count: Int.random(in: 0...20, using: &random), using: &random)
      for events in [run.events] + shards(3).map(run.events(of:)) {
        try folder.write(events, to: "log.json")
        let replay = try replayed("log.json")
        expectEqual(replay.events, events, "seed \(seed)")
        expectEmpty(replay.outcome.shortLogs, "seed \(seed)")
      }
    }

    forEachRow(SplitMix64.seeds(10)) { seed in
      var random = SplitMix64(seed: seed)
      let run = RecordedRun(count: 12, using: &random)
      for shard in shards(2) { try folder.write(run.events(of: shard), to: "\(shard.number).json") }
      expectEqual(try replayed("2.json", "1.json").events, run.events, "seed \(seed)")
    }
  }

  @Test func `What a killed shard did not run is reported as not run`() {
    forEachRow(SplitMix64.seeds(10)) { seed in
      var random = SplitMix64(seed: seed)
      let run = RecordedRun(count: 9, using: &random)
      let events = run.events(of: shards(2)[0])
      guard case .began(let heading)? = events.first else { return }
      let count = heading.scenarioCount
      try folder.write(Array(events.prefix(1 + count)), to: "log.json")
      let (replayed, outcome) = try replayed("log.json")
      expectEqual(Array(replayed.prefix(1 + count)), Array(events.prefix(1 + count)), "seed \(seed)")
      let results = replayed.compactMap { if case .finished(let result) = $0 { result } else { nil } }
      expectTrue(results.count == count && results.allSatisfy { $0.outcome == .notRun }, "seed \(seed)")
      expectEqual(replayed.last, .ended(outcome.summary), "seed \(seed)")
      expectEqual(outcome.shortLogs.count, 1, "seed \(seed)")
    }
  }

  @Test
  func `A log that ends within its plan is an error, and without logs there is nothing to replay`() throws {
    var random = SplitMix64(seed: 5)
    try folder.write(Array(RecordedRun(count: 9, using: &random).events.prefix(4)), to: "log.json")
    #expect {
      _ = try replayed("log.json")
    } throws: {
      "\($0)".hasPrefix("log.json:4:1: error: the log of shard 1/1 ends before it names its scenarios")
    }

    #expect(throws: Diagnostics.self) { _ = try LogReplay([]) }
  }
}
