import Expectations
import GoldenFiles
import Storyboards
import TestRunner
import TestSupport
import Testing
import TextFormats

@testable import Reports

@Suite struct RunLogSchemaTests {
  /// Events of every kind, with results of every kind.
  private func events(seed: UInt64) -> [RunEvent] {
    var random = SplitMix64(seed: seed)
    let results = (0..<SplitMix64.outcomeCount).map { number in
      RunEvent.finished(random.result(of: random.name(), random.outcome(number: number)))
    }
    var summary = random.summary()
    summary.count(random.inventory(), isComplete: true)
    return [
      .began(random.heading()), .planned(random.name(), number: 3),
      .inventoried(random.inventory(), isComplete: Bool.random(using: &random)), .ended(summary),
    ] + results
  }

  /// More causes than a digest has room for, in some of the configurations, beside an orphan.
  private static let runOfManyCauses: RecordedRun = {
    let results = (0..<80).map { number -> ScenarioResult in
      let letters = String(repeating: "ab", count: number + 1)
      var result = LampResults.differing("Lamp \(number)", letters, letters.replacing("ab", with: "c"))
      result.name.configuration = number % 2 == 0 ? "iPhone" : "iPad"
      return result
    }
    return RecordedRun(
      results,
      inventory: GoldenInventory(
        orphans: [GoldenPath("Snapshots/a.txt")], missing: [], miscased: [], duplicates: [], others: [],
        renames: []))
  }()

  @Test
  func `Every line of a log is as the schema says, and the schema says nothing that no log has`() throws {
    var check = try SchemaCheck(RunLog.schema)
    for seed in SplitMix64.seeds(80) {
      for event in events(seed: seed) {
        let fault = try check.fault(in: JSONValue(logText(of: [event])))
        expectNil(fault, "seed \(seed): \(logText(of: [event]).prefix(300))")
      }
    }
    // The digest at the end is of a whole run.
    for line in logText(of: Self.runOfManyCauses.events).split(separator: "\n") {
      expectNil(try check.fault(in: JSONValue(String(line))), "\(line.prefix(300))")
    }
    expectEqual(check.keys.subtracting(check.seenKeys).sorted(), [])
  }

  @Test func `The schema refuses what is not a line of a log, and outcomes that say too little or too much`()
  {
    forEachRow([
      #"{}"#, #"{"event":"began"}"#, #"{"event":"ended"}"#, #"{"event":"ended","summary":{"passed":"1"}}"#,
      #"{"event":"ended","summary":{"passed":1.5}}"#, #"{"event":"ended","summary":{},"extra":1}"#,
      #"{"event":"finished","name":{},"outcome":{"kind":"passed"}}"#,
      #"{"event":"inventoried","inventory":{"orphans":[1]},"isComplete":true}"#,
      #"{"event":"inventoried","inventory":{},"isComplete":"yes"}"#,
    ]) { line in
      var check = try SchemaCheck(RunLog.schema)
      expectNotNil(try check.fault(in: JSONValue(line)))
    }

    forEachRow([
      #"{"kind":"differs"}"#, #"{"kind":"passed","fault":{"problem":"x"}}"#,
      #"{"kind":"nondeterministic","takes":[{"storyboard":""}]}"#, #"{"kind":"new"}"#,
      #"{"kind":"died","deaths":[{"cause":{"kind":"signal"}}]}"#,
      #"{"kind":"recorded","write":"written"}"#,
    ]) { outcome in
      let name = #"{"target":"","classForDisplay":"","useCase":"","script":"","configuration":""}"#
      func line(_ outcome: String) -> String {
        #"{"event":"finished","name":\#(name),"outcome":\#(outcome)}"#
      }
      var check = try SchemaCheck(RunLog.schema)
      expectNil(try check.fault(in: JSONValue(line(#"{"kind":"passed"}"#))))
      expectNotNil(try check.fault(in: JSONValue(line(outcome))))
    }
  }
}
