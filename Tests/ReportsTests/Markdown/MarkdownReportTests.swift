import Diagnostics
import Expectations
import Foundation
import GoldenFiles
import RenderTree
import Storyboards
import TestRunner
import TestSupport
import Testing
import UTF8Text

@testable import Reports

@Suite struct MarkdownReportTests {
  private func markdown(
    _ results: [ScenarioResult], inventory: GoldenInventory? = nil, limit: Int = MarkdownReport.commentLimit
  ) -> String {
    var text = ""
    var report = MarkdownReport(next: .commandLine("demo"), limit: limit) { text += $0 }
    for event in LampResults.events(results, inventory: inventory) { report.record(event) }
    return text
  }

  private func passed(_ useCase: String) -> ScenarioResult {
    ScenarioResult(LampResults.name(useCase), .passed)
  }

  @Test func `Where all is well it says so and no more`() {
    expectEqual(
      markdown([passed("A"), passed("B")]),
      """
      ## Showcase: all 2 scenarios passed

      2 scenarios: 2 passed

      """)
    #expect(markdown([]).hasPrefix("## Showcase: no scenario was selected\n"))
  }

  @Test func `A change is reported with its severity, its scenario, before and after, and what to type`() {
    let change = LampResults.differing(
      "Desk lamp", [LampResults.label("Off", id: "state")],
      [LampResults.label("On", id: "state"), RenderNode("UIButton", text: "Dim")])
    expectEqual(
      markdown([passed("A"), change]),
      """
      ## Showcase: 1 of 2 scenarios needs a look

      2 scenarios: 1 passed, 1 failed

      ### Changed

      **structure**, `Lamps/LampViewController/Desk lamp/launch (iPhone)`

      ```diff
      @@ step 1: launch @@
        added   in UIWindow
      +     UIButton "Dim"
        changed UILabel #state "Off": "Off" -> "On"
      ```

      Next:

      ```sh
      demo run
      demo review
      demo accept --cause 1ae3
      ```

      """)
  }

  @Test func `What differs alike is reported once, whatever scenarios it is of`() {
    let names = ["D", "B", "A", "C"]
    let text = markdown(
      names.map { LampResults.differing($0, "Off", "On") } + [LampResults.differing("E", "1", "2")])
    #expect(text.contains("\n5 scenarios: 5 failed; for 2 reasons\n"))
    #expect(text.contains(" **text**, 4 scenarios: `\"Off\" -> \"On\" of UILabel \"Off\"`\n"))
    // In the title, and in the example.
    expectEqual(text.components(separatedBy: "\"Off\" -> \"On\"").count, 3)
    let list = names.sorted().map { "- `Lamps/LampViewController/\($0)/launch (iPhone)`\n" }.joined()
    let summary = "4 scenarios, as <code>Lamps/LampViewController/A/launch (iPhone)</code>"
    #expect(text.contains("<details><summary>\(summary)</summary>\n\n\(list)\n</details>\n"))
  }

  @Test func `The worst comes first, and of what is as bad the one that is of most scenarios`() {
    func frame(_ x: Double) -> [RenderNode] {
      [RenderNode("UIView", frame: RenderFrame(x: x, y: 0, width: 1, height: 1))]
    }
    let results = [
      LampResults.differing("geometry", frame(1), frame(2)),
      LampResults.differing(
        "state", [RenderNode("UISwitch", states: ["on"])], [RenderNode("UISwitch", states: ["off"])]),
      LampResults.differing("single", "a", "b"),
      LampResults.differing(
        "accessibility", [LampResults.label("a", id: "x")], [LampResults.label("a", id: "y")]),
      LampResults.differing("double 1", "c", "d"), LampResults.differing("double 2", "c", "d"),
      LampResults.differing("structure", [], [LampResults.label("a")]),
    ]
    // Each line of a cause begins with its name in code.
    let titles = markdown(results).split(separator: "\n").filter { $0.contains("` **") }
      .map { $0.drop { $0 != "*" }.prefix { $0 != ":" } }
    expectEqual(
      titles,
      [
        "**structure**, 1 scenario", "**text**, 2 scenarios", "**text**, 1 scenario",
        "**accessibility**, 1 scenario",
        "**state**, 1 scenario", "**geometry**, 1 scenario",
      ])
  }

  @Test func `Every other outcome has a section with what there is to know, and the run's own commands`() {
    let stop = ScriptStop(
      step: 2,
      statement: .init(
        cause: "tap()", file: "Plans/Scripts/a.eg.swift", position: SourcePosition(line: 7, column: 1)),
      report: "No element matches", causes: ["launch"])
    let take = Take(storyboard: Array(LampResults.storyboard([LampResults.label("1")]).text.utf8))
    let other = Take(storyboard: Array(LampResults.storyboard([LampResults.label("2")]).text.utf8))
    var survivor = passed("Survivor")
    survivor.earlierDeaths = [LampResults.death()]
    var missing = ScenarioResult(LampResults.name("Missing"), .goldenMissing)
    missing.kept = .file("x")
    let inventory = GoldenInventory(
      orphans: [GoldenPath("Snapshots/Gone.txt")], missing: [], miscased: [], duplicates: [], others: [],
      renames: [])
    let text = markdown(
      [
        survivor, missing, ScenarioResult(LampResults.name("Stop"), .stopped(stop)),
        ScenarioResult(LampResults.name("Crash"), .died([LampResults.death("Fatal error: dark\n")])),
        ScenarioResult(LampResults.name("Dice"), .nondeterministic(take, other)),
        ScenarioResult(
          LampResults.name("Broken"),
          .goldenUnusable(
            Diagnostic("this is not a golden", file: "a.txt", at: SourcePosition(line: 3, column: 1)))),
        ScenarioResult(LampResults.name("Late"), .notRun),
      ], inventory: inventory)
    let titles = text.split(separator: "\n").filter { $0.hasPrefix("### ") }.map { $0.dropFirst(4) }
    expectEqual(
      titles,
      [
        "Crashed", "Stopped", "Nondeterministic", "Golden or script cannot be used",
        "New: there is no golden yet",
        "No scenario owns these goldens", "Passed only after a process died",
      ])
    for part in [
      "`No element matches: tap()`", "Plans/Scripts/a.eg.swift:7:1: error: tap()\n",
      "No element matches\n",
      "`it crashed: its process was ended by signal 11 (SIGSEGV): Fatal error: dark`",
      "  Fatal error: dark\n",
      "changed UILabel \"1\": \"1\" -> \"2\"\n", "a.txt:3:1: error: this is not a golden\n",
      "- `Snapshots/Gone.txt`\n", "7 scenarios: 1 passed, 4 failed, 1 unusable, 1 not run, 1 orphan\n",
      "/Survivor/launch (iPhone)`: it crashed: ", "\ndemo run\ndemo review\ndemo accept --cause ",
      "\ndemo status\n",
      "\ndemo run --workers 0 --filter 'Lamps/LampViewController/Crash/launch' --configuration 'iPhone'\n",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }
}

extension MarkdownReportTests {
  /// Texts that would mention people, link, or be markup.
  nonisolated static let hostileTexts = [
    "@octocat", "#123", "GH-1", "https://example.org", "<script>alert(1)</script>", "<img src=x>", "[a](b)",
    "![a](b)", "**a**", "```\n@octocat", "`@octocat`", "~~~\n<b>", "a\u{202E}b", "\u{1B}[31m", "</details>",
    "<!--", "\r\n# heading", "| a | b |", "&lt;", "$$x$$", ":+1:",
  ]

  @Test func `Nothing in a label or a name is more than text`() {
    forEachRow(Self.hostileTexts) { text in
      func name(_ script: String) -> ScenarioName {
        ScenarioName(
          target: text, classForDisplay: text, useCase: text, script: text + script, configuration: text)
      }
      var results = [LampResults.differing("A", text, "now \(text)")]
      results[0].name = name("")
      let stop = ScriptStop(step: 1, statement: nil, report: text, causes: [])
      results.append(ScenarioResult(name("b"), .stopped(stop)))
      results.append(ScenarioResult(name("c"), .died([LampResults.death(text)])))
      let inventory = GoldenInventory(
        orphans: [GoldenPath(text)], missing: [],
        miscased: [.init(expected: GoldenPath("a"), found: GoldenPath(text))],
        duplicates: [], others: [], renames: [.init(expected: GoldenPath("a"), found: GoldenPath(text))])
      let markdown = markdown(results, inventory: inventory)
      let prose = MarkdownProse(markdown)
      expectTrue(prose.isClosed)
      // More of them are reported by their causes.
      let many = (0..<4).map { number in
        var result = results[0]
        result.name = name("\(number)")
        return result
      }
      expectTrue(MarkdownProse(self.markdown(results + many)).isClosed)
      expectTrue(
        Set(prose.lines).isSubset(of: Self.ownLines), "\(Set(prose.lines).subtracting(Self.ownLines))")
      expectTrue(markdown.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "…" || $0.isVisible })
    }
  }

  /// All of the report's own lines in the run above.
  private static let ownLines: Set<String> = [
    "", "## Showcase: 3 of 3 scenarios need a look", "3 scenarios: 3 failed, 1 orphan, 1 misnamed",
    "### Changed",
    "**text**, ", "### Stopped", ": ", "### Crashed", "### No scenario owns these goldens", "- ",
    "### Goldens under another name", "Next:",
  ]

  @Test func `However much there is, the text stays within its limit and says what is left out`() {
    forEachRow(SplitMix64.seeds(6)) { seed in
      var random = SplitMix64(seed: seed)
      var collector = FindingsCollector(next: .commandLine("demo"))
      let ends = RecordedRun(count: 200, using: &random).events.compactMap { collector.record($0) }
      let findings = try #require(ends.first)
      for limit in [4096, 20_000, MarkdownReport.commentLimit] {
        let text = MarkdownPage(findings, next: .commandLine("demo"), limit: limit).text
        expectTrue(text.utf8.count <= limit, "seed \(seed)")
        expectTrue(MarkdownProse(text).isClosed, "seed \(seed)")
        expectTrue(limit > 4096 || text.contains("… and "), "seed \(seed)")
      }
    }
  }

  @Test func `What is left out is counted in scenarios, and a later section is reported all the same`() {
    // Words without numbers, so that each is a separate cause.
    let many = (1...500).map {
      LampResults.differing("Lamp \($0)", Self.word($0) + "z", "x" + Self.word($0 + 1_000))
    }
    let crash = ScenarioResult(LampResults.name("Crash"), .died([LampResults.death()]))
    let text = markdown(many + [crash], limit: 20_000)
    let told = text.components(separatedBy: " **text**, ").count - 1
    #expect(told > 20)
    #expect(text.contains("\n… and \(500 - told) more scenarios\n"))
    #expect(text.contains(" **crashed**, 1 scenario: `it crashed: "))
    #expect(text.hasSuffix("\n```\n"))
  }

  /// A word of letters for each number.
  private static func word(_ number: Int) -> String {
    String(
      String(number).map { Character(UnicodeScalar(UInt8(ascii: "a") + UInt8($0.wholeNumberValue ?? 0))) })
      + "y"
  }
}
