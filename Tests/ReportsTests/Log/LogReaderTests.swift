import Diagnostics
import Expectations
import Foundation
import TestRunner
import TestSupport
import Testing

@testable import Reports

@Suite struct LogReaderTests {
  private let folder: TemporaryFolder
  private let run: RecordedRun

  init() throws {
    folder = try TemporaryFolder()
    var random = SplitMix64(seed: 3)
    run = RecordedRun(count: 5, using: &random)
  }

  /// The fault of a log with this text.
  private func fault(of text: String) throws -> String? {
    try folder.write(text, to: "run.json")
    do {
      _ = try folder.events(of: "run.json")
    } catch let fault as Diagnostic {
      return "\(fault)"
    }
    return nil
  }

  private var lines: [String] {
    logText(of: run.events).split(separator: "\n").map { "\($0)\n" }
  }

  @Test func `A log is read event by event, to its end`() {
    forEachRow(SplitMix64.seeds(20)) { seed in
      var random = SplitMix64(seed: seed)
      let run = RecordedRun(count: Int.random(in: 0...20, using: &random), using: &random)
      try folder.write(run.events, to: "run.json")
      expectEqual(try folder.events(of: "run.json"), run.events, "seed \(seed)")
    }
  }

  @Test func `A log that was cut off is read as far as whole lines go, and is not complete`() throws {
    let bytes = Array(logText(of: run.events).utf8)
    for length in [lines[0].utf8.count, bytes.count / 2, bytes.count - 1] {
      try folder.write(String(decoding: bytes[..<length], as: UTF8.self), to: "run.json")
      var reader = try LogReader(folder.log("run.json"))
      var events: [RunEvent] = []
      while let event = try reader.next() { events.append(event) }
      #expect(events == Array(run.events.prefix(events.count)) && !events.isEmpty)
      expectFalse(reader.isComplete)
    }
    try folder.write(run.events, to: "run.json")
    var reader = try LogReader(folder.log("run.json"))
    while try reader.next() != nil {}
    expectTrue(reader.isComplete)
  }

  @Test func `A file that is not a log, an empty one or one of another version is refused`() throws {
    forEachRow(["<xml/>\n", "hello\n", "{}\n", #"{"format":"x"}"# + "\n"]) { text in
      let fault = try #require(try fault(of: text))
      expectTrue(fault.hasPrefix("run.json:1:"), "\(fault)")
      expectTrue(fault.contains("error: this is not an event log\n"), "\(fault)")
      expectTrue(fault.contains("next:     showcase run --report json=FILE"), "\(fault)")
    }

    forEachRow(["", "{\"event\""]) { text in
      expectEqual(try fault(of: text)?.hasPrefix("run.json: error: the log is empty"), true)
    }

    let otherVersion = try fault(of: lines[0].replacing(#""version":1"#, with: #""version":2"#))
    let column = lines[0].utf8.count - 2
    expectEqual(
      otherVersion,
      """
      run.json:1:\(column): error: the log is of version 2, which this Showcase cannot read
        expected: version 1
        next:     showcase run --report json=FILE
      """)
  }

  @Test func `A log that does not exist or is not UTF-8 is reported with reason and place`() throws {
    #expect { try LogReader(folder.log("nowhere.json")) } throws: { error in
      "\(error)".hasPrefix("nowhere.json: error: the log cannot be read: No such file or directory\n")
    }

    try folder.write(Data(lines[0].utf8) + [0xFF, 0x0A], to: "run.json")
    #expect { try folder.events(of: "run.json") } throws: { error in
      "\(error)".hasPrefix("run.json:2:1: error: the line is not UTF-8\n")
    }
  }

  @Test func `A line that is not an event is reported with its position`() throws {
    let table = [
      ("{\n", "2:2: error: found the end of the text"),
      ("[]\n", "2:1: error: found an array"),
      (#"{"event":"planed"}"# + "\n", "2:10: error: 'planed' is not known here"),
      (#"{"event":"planned","name":{"target":1},"number":1}"# + "\n", "2:37: error: found a number"),
      (#"{"event":"planned","number":1}"# + "\n", "2:1: error: the key 'name' is missing"),
    ]
    for (line, expected) in table {
      let fault = try fault(of: lines[0] + line + lines[2...].joined())
      expectEqual(fault?.hasPrefix("run.json:\(expected)"), true, "\(fault ?? "none")")
    }
  }

  @Test func `Lines that are left out, doubled or exchanged are reported`() throws {
    for index in lines.indices.dropFirst() {
      var (fewer, doubled, exchanged) = (lines, lines, lines)
      doubled.insert(lines[index], at: index)
      expectEqual(try fault(of: doubled.joined())?.hasPrefix("run.json:"), true, "\(index)")
      exchanged.swapAt(index, index == 1 ? 7 : 1)
      expectEqual(try fault(of: exchanged.joined())?.hasPrefix("run.json:"), true, "\(index)")
      fewer.remove(at: index)
      let isOptional = lines[index].contains(#""event":"inventoried""#) || index == lines.count - 1
      expectEqual((try fault(of: fewer.joined()) == nil), isOptional, "\(index)")
    }
  }

  @Test func `However a log is damaged, it is read or refused with a place`() {
    forEachRow(SplitMix64.seeds(150)) { seed in
      var random = SplitMix64(seed: seed)
      let small = RecordedRun(count: 2, using: &random)
      let fault = try fault(of: random.damaged(logText(of: small.events)))
      expectTrue(fault?.hasPrefix("run.json") != false, "seed \(seed)")
    }
  }
}
