import Diagnostics
import Expectations
import Foundation
import GoldenFiles
import Project
import Storyboards
import TestRunner
import TestSupport
import Testing

@testable import Reports

/// Merged shards report the same as a single run.
@Suite struct LogMergeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes the logs of all shards of a run, and returns their names.
  private func logs(of run: RecordedRun, _ count: Int) throws -> [LogFile] {
    try shards(count).map { shard in
      try folder.write(run.events(of: shard), to: "\(shard.number).json")
      return folder.log("\(shard.number).json")
    }
  }

  private func merged(_ files: [LogFile]) throws -> (events: [RunEvent], outcome: LogMerge.Outcome) {
    var events: [RunEvent] = []
    let outcome = try LogMerge(files).replay { events.append($0) }
    return (events, outcome)
  }

  private func faults(_ files: [LogFile]) -> [String] {
    do {
      _ = try LogMerge(files)
    } catch {
      return error.all.map(\.description)
    }
    return []
  }

  @Test
  func `Merged events are those of one run, whatever the order of the logs, also of one alone`() throws {
    forEachRow(SplitMix64.seeds(40)) { seed in
      var random = SplitMix64(seed: seed)
      let run = RecordedRun(count: Int.random(in: 0...30, using: &random), using: &random)
      let count = Int.random(in: 1...9, using: &random)
      let (events, outcome) = try merged(try logs(of: run, count).shuffled(using: &random))
      expectEqual(events, run.events, "seed \(seed)")
      expectEmpty(outcome.shortLogs, "seed \(seed)")
      guard case .ended(let summary)? = run.events.last else { return }
      expectEqual(outcome.exitStatus, summary.exitStatus, "seed \(seed)")
    }

    var random = SplitMix64(seed: 5)
    let run = RecordedRun(count: 9, using: &random)
    try folder.write(run.events, to: "run.json")
    expectEqual(try merged([folder.log("run.json")]).events, run.events)
  }

  @Test func `Every report of merged events is that of one run, byte for byte`() {
    forEachRow(ReportKind.allCases) { kind in
      var random = SplitMix64(seed: 11)
      let run = RecordedRun(count: 40, using: &random)
      var (one, joined) = ("", "")
      var report = kind.report(next: .commandLine("demo")) { one += $0 }
      for event in run.events { report.record(event) }
      report = kind.report(next: .commandLine("demo")) { joined += $0 }
      _ = try LogMerge(try logs(of: run, 4)).replay { report.record($0) }
      expectEqual(joined, one)
      expectTrue(one.count > 1000, "\(one.count)")
    }
  }

  @Test func `Shards that are missing or given twice are reported, with commands and files`() throws {
    var first = SplitMix64(seed: 1)
    let some = try logs(of: RecordedRun(count: 9, using: &first), 4)
    expectEqual(
      faults([some[0], some[2]]),
      [2, 4].map { number in
        """
        error: shard \(number)/4 is missing
          expected: the log of each of 4 shards
          next:     showcase run --shard \(number)/4 --report json=FILE
        """
      })

    var random = SplitMix64(seed: 1)
    let files = try logs(of: RecordedRun(count: 9, using: &random), 3)
    try folder.write(folder.read("2.json"), to: "copy.json")
    expectEqual(
      faults(files + [folder.log("copy.json")]),
      [
        """
        copy.json:1:1: error: shard 2/3 is given twice, also by '2.json'
          expected: the log of each shard once
        """
      ])
  }

  @Test func `Shards in a row that are missing are one range, however many there are`() throws {
    let files = [2, 5, 6, 99_999].map { number in
      let heading = RunHeading(
        showcases: ["Lamps"], selection: ScenarioSelection(shard: Shard(number, of: Shard.mostShards)),
        order: .planned, scenarioCount: 0, countInOtherShards: 0, fingerprint: "f")
      return (name: "\(number).json", events: [RunEvent.began(heading)])
    }
    for file in files { try folder.write(file.events, to: file.name) }
    let found = faults(files.map { folder.log($0.name) })
    expectEqual(
      found.compactMap { $0.split(separator: "\n").first },
      [
        "error: shard 1/100000 is missing", "error: shards 3 to 4 of 100000 are missing",
        "error: shards 7 to 99998 of 100000 are missing", "error: shard 100000/100000 is missing",
      ])
    #expect(found[1].hasSuffix("next:     showcase run --shard 3/100000 --report json=FILE"))
  }

  @Test func `A log of another run is reported with what differs`() throws {
    let (first, second) = (#""shard":"1/2""#, #""shard":"2/2""#)
    let header = """
      {"event":"began","fingerprint":"00","format":"showcase-log","order":"planned","scenarios":0,"selection":{},\
      \(first),"showcases":["Lamps"],"version":1}

      """
    let table = [
      (#""Lamps""#, #""Lights""#, "is of a package with other showcases than"),
      (second, #""shard":"2/3""#, "is of another number of shards than"),
      (second + ",", "", "is of another number of shards than"),
      (#""selection":{}"#, #""selection":{"plans":["A"]}"#, "selects other scenarios than"),
      (#""planned""#, #""random:4""#, "ran in another order than"),
      (#""00""#, #""01""#, "is of another revision of the package, with other scenarios, than"),
      (
        #""scenarios":0"#, #""scenarios":1"#,
        "is of another revision of the package, with other scenarios, than"
      ),
    ]
    try folder.write(header, to: "1.json")
    for (old, new, words) in table {
      try folder.write(
        header.replacing(first, with: second).replacing(old, with: new), to: "2.json")
      let found = faults([folder.log("1.json"), folder.log("2.json")])
      expectEqual(found.count, 1)
      expectEqual(found.first?.hasPrefix("2.json:1:1: error: shard "), true)
      expectEqual(found.first?.contains(" \(words) shard 1/2 in '1.json'\n"), true, "\(found)")
    }
  }

  @Test func `Every log that cannot be read is reported`() throws {
    try folder.write("<xml/>\n", to: "1.json")
    let found = faults([folder.log("1.json"), folder.log("2.json")])
    expectEqual(found.map { $0.prefix { $0 != " " } }, ["1.json:1:1:", "2.json:"])
  }

  @Test func `Of a log that ends early the rest is reported as not run, and the merge fails`() {
    forEachRow(SplitMix64.seeds(10)) { seed in
      var random = SplitMix64(seed: seed)
      var run = RecordedRun(count: 20, using: &random)
      for index in run.results.indices {
        run.results[index].outcome = .passed
        run.results[index].isUnchanged = false
      }
      run.inventory = nil
      let files = try logs(of: run, 3)
      let second = run.events(of: shards(3)[1])
      let planned = second.count { if case .planned = $0 { true } else { false } }
      let kept = Int.random(in: 0...planned, using: &random)
      try folder.write(Array(second.prefix(1 + planned + kept)), to: "2.json")
      let (events, outcome) = try merged(files)
      expectEqual(outcome.exitStatus, .failure, "seed \(seed)")
      expectEqual(
        outcome.summary, RunSummary(passed: 20 - planned + kept, notRun: planned - kept), "seed \(seed)")
      expectEqual(
        outcome.shortLogs.map(\.description),
        [
          """
          2.json:\(1 + planned + kept):1: error: the log of shard 2/3 ends early: \(planned - kept) of its \(planned) \
          scenarios never ran
            expected: the log of a run that came to its end
            next:     showcase run --shard 2/3 --report json=FILE
          """
        ], "seed \(seed)")
      let names = events.compactMap { if case .finished(let result) = $0 { result.name } else { nil } }
      expectEqual(names, run.results.map(\.name), "seed \(seed)")
    }
  }

  @Test
  func `A log that ends before it names its scenarios, or gives another's result, is reported`() throws {
    var first = SplitMix64(seed: 2)
    let whole = RecordedRun(count: 20, using: &first)
    let files = try logs(of: whole, 2)
    try folder.write(Array(whole.events(of: shards(2)[1]).prefix(3)), to: "2.json")
    #expect { try merged(files) } throws: { error in
      "\(error)".hasPrefix("2.json:3:1: error: the log of shard 2/2 ends before it names its scenarios\n")
    }

    var random = SplitMix64(seed: 2)
    var run = RecordedRun(count: 6, using: &random)
    var events = run.events
    run.results.swapAt(0, 1)
    events[7] = .finished(run.results[0])
    try folder.write(events, to: "run.json")
    #expect { try merged([folder.log("run.json")]) } throws: { error in
      "\(error)".hasPrefix("run.json:8:1: error: found a result of '")
    }
  }

  @Test func `A scenario that two shards ran, or none, is reported`() throws {
    var random = SplitMix64(seed: 2)
    var run = RecordedRun(count: 6, using: &random)
    run.results = run.results.map { ScenarioResult($0.name, .passed) }
    let files = try logs(of: run, 2)
    let numbers = run.events(of: shards(2)[0]).compactMap {
      if case .planned(_, let number) = $0 { number } else { nil }
    }
    let last = try #require(numbers.last)
    let other = try #require((1...6).last { !numbers.contains($0) })
    try #require(numbers.count > 1 && last != other)
    try folder.edit("1.json", "\"number\":\(last)}", to: "\"number\":\(max(last, other))}")
    try folder.edit("2.json", "\"number\":\(other)}", to: "\"number\":\(max(last, other))}")
    #expect { try merged(files) } throws: { error in
      "\(error)".contains("error: the scenario of number \(max(last, other)) is in the shards ")
        || "\(error)".contains("error: the scenario of number \(min(last, other)) is in no shard\n")
    }
  }

  @Test
  func `A signal that stopped one shard stopped the whole, and only goldens that changed are reported then`()
  {
    forEachRow([[], [GoldenPath("Snapshots/A/B/C/a.c.txt")]] as [[GoldenPath]]) { changed in
      var random = SplitMix64(seed: 8)
      var run = RecordedRun(count: 12, using: &random)
      var inventory = GoldenInventory(planned: [], files: [GoldenPath(of: run.results[0].name)])
      inventory.changed = changed
      run.inventory = inventory
      let files = try logs(of: run, 3)
      var events = run.events(of: shards(3)[1])
      events[events.count - 1] = .ended(RunSummary(notRun: 4, interruption: 15))
      try folder.write(events, to: "2.json")
      let (told, outcome) = try merged(files)
      expectEqual(outcome.exitStatus, .terminated)
      let reported = told.compactMap {
        if case .inventoried(let inventory, _) = $0 { inventory } else { nil }
      }
      expectEqual(reported.map(\.changed), (changed.isEmpty ? [] : [changed]))
      expectTrue(reported.allSatisfy { !$0.hasStrays })
    }
  }

  @Test
  func `What any shard finds about goldens is reported once, and fails what is a run of everything`() throws {
    var random = SplitMix64(seed: 8)
    var run = RecordedRun(count: 12, using: &random)
    run.results = run.results.map { ScenarioResult($0.name, .passed) }
    run.inventory = GoldenInventory(planned: [], files: [GoldenPath(of: run.results[0].name)])
    for (selection, status) in [
      (ScenarioSelection(), ExitCode.failure), (ScenarioSelection(plans: ["A"]), .success),
    ] {
      run.selection = selection
      let (events, outcome) = try merged(try logs(of: run, 3))
      expectEqual(events, run.events)
      expectEqual(outcome.exitStatus, status)
    }
  }

  @Test func `Readers keep no file open, so shards may outnumber the files of a process`() throws {
    var random = SplitMix64(seed: 4)
    var run = RecordedRun(count: 40, using: &random)
    run.results = run.results.map { ScenarioResult($0.name, .passed) }
    let files = try logs(of: run, 1500)
    expectEqual(try merged(files).events, run.events)
  }
}
