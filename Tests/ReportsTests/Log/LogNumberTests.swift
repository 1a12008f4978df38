import Diagnostics
import Expectations
import TestSupport
import Testing

@testable import Reports

/// Numbers of a log that no run writes: negative ones, and those whose sums would overflow.
@Suite struct LogNumberTests {
  private static let heading =
    #"{"event":"began","fingerprint":"f","format":"showcase-log","inOtherShards":0,"order":"planned","#
    + #""scenarios":1,"selection":{},"showcases":["L"],"version":1}"#
  private static let name =
    #"{"classForDisplay":"C","configuration":"c","script":"s","target":"L","useCase":"u"}"#
  private static let planned = #"{"event":"planned","name":\#(name),"number":1}"#
  private static let ended = #"{"event":"ended","summary":{"passed":1}}"#

  private static func finished(_ members: String) -> String {
    #"{"event":"finished","name":\#(name),"outcome":{"kind":"passed"},\#(members)}"#
  }

  private static func log(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  /// A log with one number to be replaced, the line of that number, and its minimum.
  private static let numbers: [(lines: [String], line: Int, member: String, least: Int)] = [
    ([heading], 1, #""inOtherShards":0"#, 0), ([heading], 1, #""scenarios":1"#, 0),
    ([heading, planned], 2, #""number":1"#, 1),
    ([heading, planned, finished(#""duration":1"#)], 3, #""duration":1"#, 0),
    ([heading, planned, finished(#""output":{"count":5,"head":"x"}"#)], 3, #""count":5"#, 1),
    (
      [
        heading, planned,
        finished(#""earlierDeaths":[{"cause":{"kind":"timeout","value":3},"earlierJobs":2}]"#),
      ], 3, #""earlierJobs":2"#, 0
    ),
    (
      [
        heading, planned,
        finished(#""earlierDeaths":[{"cause":{"kind":"timeout","value":3},"earlierJobs":2}]"#),
      ], 3, #""value":3"#, 0
    ),
    (
      [heading, planned, finished(#""kept":{"fault":{"position":{"column":1,"line":4},"problem":"p"}}"#)], 3,
      #""line":4"#, 1
    ),
    (
      [heading, planned, finished(#""kept":{"fault":{"position":{"column":1,"line":4},"problem":"p"}}"#)], 3,
      #""column":1"#, 1
    ),
    ([heading, planned, finished(#""isUnchanged":true"#), ended], 4, #""passed":1"#, 0),
  ]

  private func fault(of text: String) throws -> Diagnostic? {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "run.json")
    do {
      _ = try folder.events(of: "run.json")
      return nil
    } catch let fault as Diagnostic {
      return fault
    }
  }

  @Test func `A number out of its range is refused at its position, one of shards with the bound`() throws {
    forEachRow(Self.numbers.indices) { index in
      let (lines, line, member, least) = Self.numbers[index]
      let text = Self.log(lines)
      expectNil(try fault(of: text))
      let key = member.prefix { $0 != ":" } + ":"
      for number in ["\(least - 1)", "-1", "\(Int.min)", "\(Int.max)", "1000000000001", "1e300"] {
        let fault = try #require(try fault(of: text.replacing(member, with: key + number)), "\(number)")
        expectTrue(fault.file == "run.json" && fault.position?.line == line, "\(fault)")
        expectTrue(
          fault.description.contains(" to 1000000000000") || fault.expected?.contains("count") == true,
          "\(fault.description)")
      }
    }

    let log = Self.log([
      Self.heading.replacing(#""showcases""#, with: #""shard":"1/999999999999","showcases""#)
    ])
    let refusal = try #require(try fault(of: log))
    #expect(refusal.position?.line == 1 && refusal.expected?.contains("100000") == true, "\(refusal)")
  }
}
