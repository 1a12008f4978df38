import Expectations
import Testing
import Workers

@testable import TestRunner

@Suite struct CrashReportTests {
  @Test func `A report names functions with their lines, or with their libraries`() throws {
    let output = Crash.output(Crash.full(program: 0x5000), before: "hello\n", after: "rest\n")
    let report = try #require(output.crashReport)
    expectTrue(report.isFull)
    expectEqual(report.positions.map(\.description), ["libswiftCore.so + 0x61", "app + 0x10", "app + 0x30"])
    expectEqual(report.reason, "Illegal instruction")
    expectEqual(
      report.calls.flatMap(\.functions).map(\.text),
      [
        "_assertionFailure(_:) in libswiftCore.so", "Array.first.getter at Library.swift:1:2",
        "Settings.load() at Settings.swift:7:5", "Stage.open() at Stage.swift:9:1",
      ])
    expectEqual(CrashOutput(of: output).rest.text, "hello\n\nrest\n")
  }

  @Test func `A brief report has the same positions in every process, which stand for names`() throws {
    let (one, other) = try (
      #require(Crash.output(Crash.brief(program: 0x5000)).crashReport),
      #require(Crash.output(Crash.brief(program: 0x9000)).crashReport)
    )
    expectFalse(one.isFull)
    expectEqual(one, other)
    expectEqual(one.origin.map(\.description), ["libswiftCore.so + 0x61", "app + 0x10"])
    expectEqual(one.positions, try #require(Crash.output(Crash.full(program: 0x5000)).crashReport).positions)
  }

  @Test func `An address that no pointer should have is a part of the reason`() throws {
    let report = Crash.brief(program: 0x5000).replacing(
      #"faultAddress": "0x27061"#, with: #"faultAddress": "0x8"#)
    expectEqual(Crash.output(report).crashReport?.reason, "Illegal instruction at 0x8")
  }

  @Test func `Output without a report stays as it is`() {
    forEachRow(["", "*** Signal 4: soon", "*** Signal 4: {}\n", "a *** Signal 4: {\"threads\": []}"]) {
      text in
      var output = CapturedOutput()
      output.append(text.utf8)
      expectNil(output.crashReport)
      expectEqual(CrashOutput(of: output).rest, output)
    }
  }

  @Test func `A report is found at the end of output that was cut`() throws {
    let long = String(repeating: "0123456789", count: 20_000)
    let output = Crash.output(Crash.brief(program: 0x5000), before: long + "\n")
    let rest = CrashOutput(of: output).rest
    expectEqual(rest.head, output.head)
    expectTrue(rest.text.hasSuffix("9\n\n"))
    expectEqual(rest.count, long.utf8.count + "\n\n".utf8.count)
  }
}
