import Commands
import Diagnostics
import Expectations
import LampShowcase
import TestSupport
import Testing

@testable import ShowcaseCommand

@MainActor @Suite struct ExploreCommandTests {
  private let package: TemporaryFolder

  init() throws { package = try TemporaryFolder.package() }

  @Test func `Where nothing is found, the exploration passes; nothing selected is a status of its own`() {
    let session = package.call("explore", "Lamps", "--walks", "2", "--steps", "3", "--oracle", "alive")
    expectEqual(session.status, .success)
    expectEqual(session.output, "3 use cases, 6 walks, 18 inputs: nothing found\n")
    expectEmpty(session.errorOutput)
    expectEqual(package.call("explore", "--skip", "Lamps").status, .nothingSelected)
  }

  @Test func `What is found is reported, and its script is in a folder of its own`() throws {
    let session = package.call(
      "explore", "Candle", "--oracle", "clippedText", "--walks", "1", showcases: [dimLamps])
    expectEqual(session.status, .failure)
    let path = ".build/showcase/explored/Dim lamps/CandleViewController/Candle/clippedText-1.eg.swift"
    #expect(session.output.contains("  \(path): the launch alone\n"), "\(session.output)")
    #expect(try package.read(path).hasPrefix("// clipped text: UILabel \"Flickering\"\n"))
  }

  @Test func `The result is also JSON, which is the same each time`() {
    let arguments = ["explore", "--format", "json", "--walks", "2", "--seed", "7"]
    let session = package.call(arguments, showcases: [dimLamps])
    #expect(session.output.contains("\n  \"findings\" : [\n"), "\(session.output)")
    #expect(session.output.contains("\"seed\" : 7"))
    expectEqual(package.call(arguments, showcases: [dimLamps]).output, session.output)
  }

  @Test func `What is accepted gets into the file beside the plans, and passes from then on`() throws {
    let arguments = ["explore", "Candle", "--oracle", "clippedText", "--walks", "1"]
    let session = package.call(arguments + ["--accept", "It flickers."], showcases: [dimLamps])
    expectEqual(session.status, .success)
    expectEqual(session.errorOutput, "accepted it in Plans/Findings.json\n")
    #expect(try package.read("Plans/Findings.json").contains("\"reason\" : \"It flickers.\""))
    let again = package.call(arguments, showcases: [dimLamps])
    expectEqual(again.status, .success)
    #expect(again.output.hasSuffix(": nothing found, 1 accepted\n"), "\(again.output)")
    try package.edit("Plans/Findings.json", "reason", to: "raeson")
    let faulty = package.call(arguments, showcases: [dimLamps])
    expectEqual(faulty.status, .unusableInput)
    #expect(faulty.errorOutput.contains("Plans/Findings.json:5:7: error: the key 'raeson' is unknown"))
  }

  @Test func `Bad input is refused with what was expected`() {
    let rows: [(arguments: [String], problem: String, expected: String)] = [
      (["--seed", "x"], "'x' is not a value of '--seed'", "a number from 0 to"),
      (["--seed", "-1"], "'-1' is not a value of '--seed'", "a number from 0 to"),
      (["--walks", "0"], "'0' is not a value of '--walks'", "a number from 1 to 1000000"),
      (["--walks", "-3"], "'-3' is not a value of '--walks'", "a number from 1 to 1000000"),
      (["--steps", "0"], "'0' is not a value of '--steps'", "a number from 1 to 10000"),
      (["--steps", "1.5"], "'1.5' is not a value of '--steps'", "a number from 1 to 10000"),
      (["--timeout", "0"], "'0' is not a value of '--timeout'", "a number of seconds above 0"),
      (["--oracle", "crsh"], "'crsh' is not a value of '--oracle'", "one of: crash, hang"),
      (["--minutes", "0"], "'0' is not a value of '--minutes'", "a number of minutes above 0"),
      (["--minutes", "-1"], "'-1' is not a value of '--minutes'", "a number of minutes above 0"),
      (["--minutes", "soon"], "'soon' is not a value of '--minutes'", "a number of minutes above 0"),
      (
        ["--minutes", "1", "--walks", "2"], "'--walks' and '--minutes' exclude each other", "--walks N or --"
      ),
      (["--shard", "3/2"], "'3/2' is not a shard", "I/N with 1 <= I <= N"),
      (["--accept", " "], "' ' is not a value of '--accept'", "why the findings are accepted"),
      (["--format", "yaml"], "'yaml' is not a format", "one of: text, json"),
      (["Lampz"], "'Lampz' matches no use case", "[Showcase/]ClassForDisplay"),
      (["--filter", "Lampz"], "'Lampz' matches no use case", "[Showcase/]ClassForDisplay"),
    ]
    forEachRow(rows) { row in
      let session = package.call(["explore"] + row.arguments)
      expectEqual(session.status, .unusableInput)
      #expect(session.errorOutput.contains("error: \(row.problem)"), "\(session.errorOutput)")
      #expect(session.errorOutput.contains("expected: \(row.expected)"), "\(session.errorOutput)")
      #expect(session.errorOutput.contains("next: "), "\(session.errorOutput)")
    }
    #expect(package.call("explore", "--oracle", "crsh").errorOutput.contains("nearest:  crash\n"))
    #expect(package.call("explore", "Lampz").errorOutput.contains("nearest:  Lamps\n"))
  }
}
