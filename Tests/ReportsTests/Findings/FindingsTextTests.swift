import Causes
import Expectations
import Foundation
import GoldenFiles
import RenderTree
import Storyboards
import TestRunner
import TestSupport
import Testing

@testable import Reports

/// However many findings there are, the first screen says what happened.
@Suite struct FindingsTextTests {
  /// A number of scenarios that differ, each for one of the reasons.
  private func results(_ count: Int, reasons: Int) -> [ScenarioResult] {
    (0..<count).map { number in
      // Words of letters alone, with nothing in common: numbers count as equal, and so do equal edits.
      let word = String(repeating: "ab", count: number % reasons + 1)
      return LampResults.differing("Lamp \(number)", word, word.replacing("ab", with: "c"))
    }
  }

  private func findings(_ results: [ScenarioResult]) throws -> RunFindings {
    var collector = FindingsCollector(next: .commandLine("demo"))
    let ends = LampResults.events(results).compactMap { collector.record($0) }
    return try #require(ends.first)
  }

  private func terminal(_ results: [ScenarioResult]) -> String {
    var text = ""
    var report = TerminalReport(next: .commandLine("demo")) { text += $0 }
    for event in LampResults.events(results) { report.record(event) }
    return text
  }

  @Test func `one cause of many scenarios is told once, with an example and what to type`() throws {
    let name = try #require(try findings(results(7, reasons: 1)).causes.first?.name)
    expectEqual(
      terminal(results(7, reasons: 1)),
      """
      7 of 7 scenarios differ from their goldens (golden -> now), for 1 reason:

      \(name)  text, 7 scenarios: "ab" -> "c" of UILabel "ab"
            in 7 use cases of Lamps, as in Lamps/LampViewController/Lamp 0/launch (iPhone), step 1:
            changed UILabel "ab": "ab" -> "c"

        next:   demo review
        or:     demo accept --cause \(name)

      7 scenarios: 7 failed

      """)
  }

  @Test func `up to three failures are a paragraph each`() {
    for count in 1...3 {
      let text = terminal(results(count, reasons: 1))
      expectEqual(
        text.components(separatedBy: ": differs from its golden (golden -> now)\n").count - 1, count)
    }
  }

  @Test(arguments: Extent.rows([40, 1, 5, 20, 168], quick: 2))
  func `a run of 168 failures is told in sixty lines, with the command that shows the rest`(
    reasons: Int
  ) throws {
    let text = terminal(results(168, reasons: reasons))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    expectTrue(lines.count <= TerminalReport.mostLines + 1, "\(lines.count)")
    expectTrue(lines[0].hasSuffix(" for \(reasons) reason\(reasons == 1 ? "" : "s"):"))
    let told = lines.count { $0.contains("  text, ") }
    expectEqual(told < reasons, text.contains("... and \(reasons - told) more reason"))
    expectEqual(told < reasons, text.contains(": demo status\n"))
  }

  @Test func `the digest of 1,843 failures has no more than eight kilobytes, and says what is left out`()
    throws
  {
    for reasons in Extent.rows([12, 1, 400], quick: 1) {
      let digest = FindingsDigest(try findings(results(1_843, reasons: reasons)), next: .commandLine("demo"))
      expectTrue(digest.text.utf8.count <= 8_192, "\(digest.text.utf8.count)")
      let read = try JSONDecoder().decode(ReadDigest.self, from: Data(digest.text.utf8))
      expectEqual(read.differing, 1_843)
      expectEqual(read.groups.count + (read.more ?? 0), reasons)
      expectTrue(read.groups.count >= min(reasons, 10))
      expectEqual(read.next, ["demo review", "demo accept --cause \(read.groups[0].name)"])
      expectEqual(read.version, 1)
    }
  }

  @Test func `hostile names and texts do not make the digest larger than that`() throws {
    let long = String(repeating: "\u{202E}\"\\", count: Extent.size(4_000, quick: 500))
    let results = (0..<50).map { number in
      var result = LampResults.differing("Lamp", "\(long)\(number)", "now \(long)")
      result.name.useCase = long + "\(number)"
      result.name.configuration = "\(number)" + long
      return result
    }
    let digest = FindingsDigest(try findings(results), next: .commandLine(long))
    expectTrue(digest.text.utf8.count <= FindingsDigest.mostBytes, "\(digest.text.utf8.count)")
  }
}

/// A digest as a program reads it.
private struct ReadDigest: Decodable {
  struct Group: Decodable {
    let name: String
  }

  let differing: Int
  let groups: [Group]
  let more: Int?
  let next: [String]
  let version: Int
}
