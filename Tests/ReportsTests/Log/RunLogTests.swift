import Diagnostics
import Expectations
import GoldenFiles
import Project
import Storyboards
import TestRunner
import TestSupport
import Testing
import TextFormats
import UTF8Text
import Workers

@testable import Reports

/// The log of a run is read back as it was written.
@Suite struct RunLogTests {
  private static let name = ScenarioName(
    target: "Lamps", classForDisplay: "Sign", useCase: "Exit", script: "launch", configuration: "iPhone")

  /// The event that is read back from the line of an event, and the line.
  private func again(_ event: RunEvent) throws -> (event: RunEvent, line: String) {
    let line = logText(of: [event])
    return (try RunEvent(log: JSONValue(line)), line)
  }

  @Test func `Every kind of result and every other event is read as it was written`() {
    forEachRow(SplitMix64.seeds(40)) { seed in
      var random = SplitMix64(seed: seed)
      for number in 0..<SplitMix64.outcomeCount {
        let event = RunEvent.finished(random.result(of: random.name(), random.outcome(number: number)))
        let (copy, line) = try again(event)
        expectEqual(copy, event, "seed \(seed)")
        expectEqual(logText(of: [copy]), line, "seed \(seed)")
      }
    }

    forEachRow(SplitMix64.seeds(40)) { seed in
      var random = SplitMix64(seed: seed)
      let events: [RunEvent] = [
        .began(random.heading()), .planned(random.name(), number: Int.random(in: 1...99, using: &random)),
        .inventoried(random.inventory(), isComplete: Bool.random(using: &random)), .ended(random.summary()),
      ]
      for event in events {
        let (copy, line) = try again(event)
        expectEqual(copy, event, "seed \(seed)")
        expectEqual(logText(of: [copy]), line, "seed \(seed)")
      }
    }
  }

  @Test func `An event is one line with sorted keys, in which a reader sees every character`() {
    forEachRow(SplitMix64.seeds(40)) { seed in
      var random = SplitMix64(seed: seed)
      let line = logText(of: [.finished(random.result(of: random.name()))])
      expectTrue(line.unicodeScalars.filter { $0 == "\n" }.count == 1 && line.hasSuffix("\n"), "seed \(seed)")
      let isVisible = line.unicodeScalars.dropLast().allSatisfy { $0.isVisible || $0 == "\u{FE0F}" }
      expectTrue(isVisible, "seed \(seed)")
      let keys = try JSONValue(line).members.map(\.key)
      expectEqual(keys, keys.sorted(), "seed \(seed)")
    }
  }

  @Test func `A log looks as it is documented`() {
    var passed = ScenarioResult(Self.name, .passed)
    passed.duration = .milliseconds(12)
    var unchanged = ScenarioResult(Self.name, .passed)
    unchanged.isUnchanged = true
    let heading = RunHeading(
      showcases: ["Lamps"], selection: ScenarioSelection(filters: ["Sign"], shard: Shard(1, of: 2)),
      order: .random(seed: 7), scenarioCount: 1, countInOtherShards: 3, fingerprint: "9ae16a3b2f90404f")
    let name =
      #"{"classForDisplay":"Sign","configuration":"iPhone","script":"launch","target":"Lamps","useCase":"Exit"}"#
    expectEqual(
      logText(of: [
        .began(heading), .planned(Self.name, number: 2), .finished(passed),
        .inventoried(GoldenInventory(planned: [], files: [GoldenPath(of: Self.name)]), isComplete: false),
        .finished(unchanged), .ended(RunSummary(passed: 2, unchanged: 1, inOtherShards: 3)),
      ]),
      """
      {"event":"began","fingerprint":"9ae16a3b2f90404f","format":"showcase-log","inOtherShards":3,"order":"random:7",\
      "scenarios":1,"selection":{"filters":["Sign"]},"shard":"1/2","showcases":["Lamps"],"version":1}
      {"event":"planned","name":\(name),"number":2}
      {"duration":0.012,"event":"finished","name":\(name),"outcome":{"kind":"passed"}}
      {"event":"inventoried","inventory":{"orphans":["Snapshots/Lamps/Sign/Exit/launch.iPhone.txt"]},"isComplete":false}
      {"event":"finished","isUnchanged":true,"name":\(name),"outcome":{"kind":"passed"}}
      {"digest":{"differing":0,"groups":[],"next":[],"orphans":1,"version":1},"event":"ended",\
      "summary":{"inOtherShards":3,"passed":2,"unchanged":1}}

      """)
  }

  @Test func `A duration is written with as many places as it takes, and what is none is refused`() {
    forEachRow(
      [
        (Duration.zero, "0"), (.seconds(600), "600"), (.milliseconds(250), "0.25"),
        (.nanoseconds(1), "0.000000001"),
        (.seconds(1_000_000_000_000), "1000000000000"),
        (Duration(secondsComponent: 1, attosecondsComponent: 1), "1.000000000000000001"),
      ] as [(Duration, String)]
    ) { duration, text in
      expectEqual(duration.seconds, text)
      expectEqual(try Duration(log: JSONValue(text)), duration)
    }

    forEachRow(["1e3", "\"1\"", "0.0000000000000000001", "-1", "1000000000001", "9223372036854775807.5"]) {
      text in
      #expect(throws: Diagnostic.self, "\(text)") { try Duration(log: JSONValue(text)) }
    }
  }

  @Test func `Of a long output the beginning and the end are kept, and how long it was`() throws {
    var result = ScenarioResult(Self.name, .passed)
    for _ in 0..<3 { result.output.append([UInt8](repeating: 0x41, count: 30_000)) }
    result.output.append([0xC3])
    guard case .finished(let copy) = try again(.finished(result)).event else { return }
    expectEqual(copy.output.text, result.output.text)
    #expect((copy.output.count, copy.output.end.count) == (90_001, 32 * 1024))
    expectEqual(copy, result)
  }

  @Test func `Keys that a reader does not know are passed over`() throws {
    let line = #"{"event":"ended","later":[{}],"summary":{"new":1,"passed":2}}"#
    expectEqual(try RunEvent(log: JSONValue(line)), .ended(RunSummary(passed: 2)))
  }
}

extension RunLogTests {
  @Test func `a digest of a newer version is refused, with the version that is known`() throws {
    let line = #"{"digest":{"differing":0,"groups":[],"next":[],"version":2},"event":"ended","summary":{}}"#
    let fault = #expect(throws: Diagnostic.self) { _ = try RunEvent(log: JSONValue(line)) }
    expectEqual(fault?.problem, "the digest has version 2")
    expectEqual(fault?.position, SourcePosition(line: 1, column: 58))
    #expect(fault?.expected?.hasPrefix("version 1") == true)
  }
}
