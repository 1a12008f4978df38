import Expectations
import Project
import TestRunner
import TestSupport
import Testing

@testable import Reports

@Suite struct LogReaderDurationsTests {
  private let folder: TemporaryFolder
  private var run: RecordedRun

  init() throws {
    folder = try TemporaryFolder()
    var random = SplitMix64(seed: 6)
    run = RecordedRun(count: 4, using: &random)
    for index in run.results.indices {
      run.results[index].outcome = index == 2 ? .notRun : index == 3 ? .goldenMissing : .passed
      run.results[index].isUnchanged = false
      run.results[index].duration = .milliseconds(index + 1)
    }
  }

  @Test func `A log says how long each scenario took that ran`() throws {
    try folder.write(run.events, to: "run.json")
    expectEqual(
      try LogReader.durations(in: [folder.log("run.json")]),
      [
        run.names[0]: .milliseconds(1), run.names[1]: .milliseconds(2), run.names[3]: .milliseconds(4),
      ])
  }

  @Test mutating func `The logs of shards say together what a merged one does, and a later log counts more`()
    throws
  {
    for shard in shards(3) { try folder.write(run.events(of: shard), to: "\(shard.number).json") }
    try folder.write(run.events, to: "run.json")
    let files = ["1.json", "2.json", "3.json"].map(folder.log)
    #expect(try LogReader.durations(in: files) == LogReader.durations(in: [folder.log("run.json")]))
    run.results[0].duration = .seconds(9)
    try folder.write(run.events, to: "later.json")
    let durations = try LogReader.durations(in: files + [folder.log("later.json")])
    expectEqual(durations[run.names[0]], .seconds(9))
    expectEqual(durations.count, 3)
  }

  @Test
  mutating func `A scenario that did not run since it did not change took no time that is worth knowing`()
    throws
  {
    run.results[0].isUnchanged = true
    try folder.write(run.events, to: "run.json")
    expectEqual(
      try LogReader.durations(in: [folder.log("run.json")]),
      [
        run.names[1]: .milliseconds(2), run.names[3]: .milliseconds(4),
      ])
  }

  @Test func `A log that was cut off has what finished`() throws {
    try folder.write(Array(run.events.prefix(6)), to: "run.json")
    expectEqual(try LogReader.durations(in: [folder.log("run.json")]), [run.names[0]: .milliseconds(1)])
  }
}
