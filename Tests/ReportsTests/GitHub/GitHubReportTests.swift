import Diagnostics
import Expectations
import Foundation
import GoldenFiles
import Project
import RenderTree
import Storyboards
import TestRunner
import TestSupport
import Testing
import UTF8Text

@testable import Reports

@Suite struct GitHubReportTests {
  /// The log and the summary of a step.
  private func report(
    _ results: [ScenarioResult], inventory: GoldenInventory? = nil, folder: String = "",
    selection: ScenarioSelection = ScenarioSelection()
  ) -> (log: String, summary: String) {
    var (log, summary) = ("", "")
    let job = GitHubJob(packageFolder: folder) { summary += $0 }
    var report = GitHubReport(next: .commandLine("demo"), job: job) { log += $0 }
    var run = RecordedRun(results, inventory: inventory)
    run.selection = selection
    for event in run.events { report.record(event) }
    return (log, summary)
  }

  /// The commands that the service obeys, as its runner reads a log: line by line, but not between a guard's ends.
  private func obeyed(_ log: String) -> [String] {
    var token: String?
    return log.split(separator: "\n").map(String.init).filter { line in
      if let end = token {
        if line.trimmingCharacters(in: .whitespaces) == "::\(end)::" { token = nil }
        return false
      }
      if line.hasPrefix("::stop-commands::") {
        token = String(line.dropFirst("::stop-commands::".count))
        return false
      }
      return line.trimmingCharacters(in: .whitespaces).hasPrefix("::") || line.contains("##[")
    }
  }

  /// The log without its guards and annotations.
  private func text(_ log: String) -> String {
    log.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("::") }
      .joined(separator: "\n")
  }

  @Test func `The log has the text for people, annotated with nothing if all passes, the summary Markdown`() {
    let results = [LampResults.differing("A", "a", "b"), ScenarioResult(LampResults.name("B"), .passed)]
    var (terminal, markdown) = ("", "")
    var reports: [any Report] = [
      TerminalReport(next: .commandLine("demo")) { terminal += $0 },
      MarkdownReport(next: .commandLine("demo")) { markdown += $0 },
    ]
    for event in LampResults.events(results) { for index in reports.indices { reports[index].record(event) } }
    let (log, summary) = report(results)
    expectEqual(text(log), terminal)
    expectEqual(summary, markdown)

    expectEmpty(obeyed(report([ScenarioResult(LampResults.name("B"), .passed)]).log))
  }

  @Test
  func `A difference is reported on the golden's first line that differs, once for all that differ alike`() {
    let before = [LampResults.label("same"), LampResults.label("off")]
    let after = [LampResults.label("same"), LampResults.label("on")]
    let results = ["A", "B"].map { LampResults.differing($0, before, after) }
    let commands = obeyed(report(results, folder: "app").log)
    let golden = "app/Snapshots/Lamps/LampViewController/A/launch.iPhone.txt"
    // Four lines of a heading, an empty one, the step, the window, and the label that is the same.
    expectEqual(commands.count, 1)
    #expect(
      commands[0].hasPrefix(
        "::error file=\(golden),line=9,col=1,title=2 scenarios%3A \"off\" -> \"on\" of UILabel \"off\"::"
      ))
    #expect(
      commands[0].contains(
        "%0Achanged UILabel \"off\": \"off\" -> \"on\"%0Anext:   demo review%0Aor:     demo "))
  }

  @Test func `A script that stopped is reported on its statement, with the report`() {
    let stop = ScriptStop(
      step: 2,
      statement: .init(
        cause: "tap()", file: "Plans/a,b.eg.swift", position: SourcePosition(line: 7, column: 3)),
      report: "100% dark\nNo element", causes: [])
    let commands = obeyed(report([ScenarioResult(LampResults.name("A"), .stopped(stop))]).log)
    expectEqual(commands.count, 1)
    #expect(
      commands[0].hasPrefix(
        "::error file=Plans/a%2Cb.eg.swift,line=7,col=3,title=Lamps/LampViewController/A/launch (iPhone)%3A the script "
          + "stopped at step 2::"))
    #expect(commands[0].contains("100%25 dark%0A%0ANo element"))
  }

  @Test func `A fault is reported at its place, and a scenario that died before it passed is a warning`() {
    let fault = Diagnostic("bad", file: "a.txt", at: SourcePosition(line: 3, column: 5))
    let commands = obeyed(
      report([
        ScenarioResult(LampResults.name("A"), .goldenUnusable(fault)),
        ScenarioResult(LampResults.name("B"), .scriptUnusable([fault])),
      ]).log)
    expectEqual(commands.count, 2)
    expectTrue(commands.allSatisfy { $0.hasPrefix("::error file=a.txt,line=3,col=5,title=") })

    var survivor = ScenarioResult(LampResults.name("A"), .passed)
    survivor.earlierDeaths = [LampResults.death()]
    let warnings = obeyed(report([survivor]).log)
    expectEqual(warnings.count, 1)
    #expect(
      warnings[0].hasPrefix("::warning file=Snapshots/Lamps/LampViewController/A/launch.iPhone.txt,title="))
  }

  @Test func `All missing goldens are one error with one command, and orphans another one`() {
    let inventory = GoldenInventory(
      orphans: [GoldenPath("Snapshots/a.txt")], missing: [], miscased: [], duplicates: [], others: [],
      renames: [])
    let results = (1...9).map { ScenarioResult(LampResults.name("Lamp \($0)"), .goldenMissing) }
    let commands = obeyed(report(results, inventory: inventory).log)
    expectEqual(commands.count, 2)
    #expect(commands[0].hasPrefix("::error title=9 scenarios%3A the golden is missing::Lamps/"))
    #expect(commands[0].hasSuffix("%0A… and 4 more%0Anext:   demo --record=missing"))
    #expect(
      commands[1].hasPrefix(
        "::error file=Snapshots/a.txt,title=No scenario owns 1 golden::Snapshots/a.txt%0A"))
    let some = obeyed(report(results, inventory: inventory, selection: ScenarioSelection(filters: ["x"])).log)
    expectEqual(
      some.last?.hasPrefix("::warning title=Other goldens have problems::1 orphan%0A"), true)
  }

  @Test func `No more errors are reported than are shown: the worst ones, and how many are left out`() {
    // Words with nothing in common, so that each is a separate cause.
    let many = "abcdefghijklmnopqrstuvwxyzäöüß".map {
      LampResults.differing("Lamp \($0)", "\($0)", "\($0)\($0)x")
    }
    let worst = LampResults.differing("Z", [], [LampResults.label("new")])
    let commands = obeyed(report(many + [worst]).log)
    expectEqual(commands.count, 10)
    #expect(commands[0].contains("/Z/launch.iPhone.txt"))
    #expect(commands[9].hasPrefix("::error title=Showcase%3A and 22 more::"))
    expectTrue(obeyed(report(Array(many.prefix(10))).log).allSatisfy { $0.contains("file=") })
  }

  @Test func `Nothing in a snapshot is obeyed`() {
    forEachRow([
      "::error::gotcha", "\n::error::gotcha", "##[error]gotcha", "::stop-commands::x", "a,line=1::b",
      "%0A::error::",
      "::set-output name=a::b", "::add-mask::a", "\u{1B}[31m", "a\u{202E}b", "\r::debug::x",
    ]) { text in
      func name(_ script: String) -> ScenarioName {
        ScenarioName(
          target: text, classForDisplay: text, useCase: text, script: text + script, configuration: text)
      }
      let stop = ScriptStop(step: 1, statement: nil, report: "\(text)\n\(text)", causes: [text])
      var differing = LampResults.differing("A", text, "now \(text)")
      differing.name = name("")
      let results = [
        differing, ScenarioResult(name("b"), .stopped(stop)),
        ScenarioResult(name("c"), .died([LampResults.death(text)])),
      ]
      let log = report(results).log
      let commands = obeyed(log)
      expectEqual(commands.count, 3)
      expectTrue(commands.allSatisfy { $0.hasPrefix("::error ") })
      // The part before the message has no separator but the command's own.
      expectTrue(
        commands.allSatisfy { $0.dropFirst(2).components(separatedBy: "::")[0].count { $0 == "=" } >= 2 })
      expectTrue(log.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "…" || $0.isVisible })
    }
  }

  @Test
  func `What ends a guard does not stand within it, also where a text holds what would have ended it`() {
    var text = "harmless\n"
    for _ in 0..<3 {
      let lines = text.withoutGitHubCommands.split(separator: "\n")
      let token = lines[0].dropFirst("::stop-commands::".count)
      expectEqual(lines.last, "::\(token)::")
      #expect(!text.contains(token))
      text += "::\(token)::\n::error::gotcha\n"
    }
  }
}
