import Diagnostics
import Expectations
import Foundation
import GoldenFiles
import LampShowcase
import Project
import ShowcaseKit
import TestRunner
import TestSupport
import Testing

@testable import Reports

@MainActor @Suite struct TerminalReportTests {
  private let package: TemporaryFolder
  private let golden = "Snapshots/Lamps/SignViewController/Exit/launch.iPhone.txt"

  init() throws { package = try TemporaryFolder.package() }

  /// The output of a run.
  private func report(
    _ selection: ScenarioSelection = ScenarioSelection(), _ mode: RecordMode = .never, failsFast: Bool = false
  ) throws -> String {
    var text = ""
    var report = TerminalReport(next: .commandLine("demo")) { text += $0 }
    let project = try Project(root: package.root, showcases: [lamps])
    _ = try TestRun(
      project, selection: selection, options: RunOptions(recordMode: mode, failsFast: failsFast)
    ).run {
      report.record($0)
    }
    return text
  }

  @Test
  func `What passes is counted only, apart from what did not run, with the option that runs it`() throws {
    var written = ""
    var writer = TerminalReport(next: .commandLine("demo")) { written += $0 }
    writer.record(.ended(RunSummary(passed: 12, unchanged: 10, failed: 1)))
    expectEqual(
      written, "13 scenarios: 12 passed (10 unchanged since they passed; --again runs them), 1 failed\n")

    _ = try report(ScenarioSelection(), .all)
    expectEqual(try report(), "3 scenarios: 3 passed\n")
    expectEqual(
      try report(ScenarioSelection(filters: ["SignViewController"])), "1 scenario: 1 passed\n")
  }

  @Test func `Each golden that is missing is a line, and one command for all comes at the end`() throws {
    expectEqual(
      try report(),
      """
      missing  Snapshots/Lamps/LampViewController/Desk lamp/launch.iPhone.txt
      missing  Snapshots/Lamps/LampViewController/Ceiling lamp/launch.iPhone.txt
      missing  \(golden)
      3 goldens are missing
        next:   demo --record=missing
        or:     demo review

      3 scenarios: 3 failed

      """)
    let one = try report(ScenarioSelection(filters: ["SignViewController"]))
    #expect(one.contains("\n1 golden is missing\n"))
  }

  @Test func `Each golden that was written is a line`() throws {
    let signs = ScenarioSelection(filters: ["SignViewController"])
    expectEqual(try report(signs, .all), "created  \(golden)\n1 scenario: 1 recorded\n")
    try package.edit(golden, "EXIT", to: "Exit")
    expectEqual(try report(signs, .failed), "replaced \(golden)\n1 scenario: 1 recorded\n")
    expectEqual(try report(signs, .all), "1 scenario: 1 passed\n")
  }

  @Test func `Every other failure is a paragraph`() throws {
    _ = try report(ScenarioSelection(), .all)
    try package.edit(golden, "EXIT", to: "Exit")
    try package.write(failingScript, to: "\(deskLampScripts)/off.eg.swift")
    try package.write("broken(\n", to: "\(deskLampScripts)/broken.eg.swift")
    let paragraphs = try report().components(separatedBy: "\n\n")
    expectEqual(paragraphs.first?.hasPrefix("Lamps/LampViewController/Desk lamp/broken (iPhone): "), true)
    expectTrue(
      paragraphs.contains { $0.hasPrefix("Lamps/SignViewController/Exit/launch (iPhone): differs ") })
    expectEqual(paragraphs.last, "5 scenarios: 2 passed, 2 failed, 1 unusable\n")
  }

  @Test func `What did not run is counted, and a run of nothing says so`() throws {
    #expect(try report(failsFast: true).hasSuffix("\n3 scenarios: 1 failed, 2 not run\n"))

    expectEqual(
      try report(ScenarioSelection(filters: ["Lamps"], skips: ["Lamps"])),
      "No scenario was selected.\n  next:   demo list\n")
  }

  @Test
  func `Orphans are reported with the command that removes them; what is not a golden is ignored`() throws {
    _ = try report(ScenarioSelection(), .all)
    try package.write("", to: "Snapshots/Lamps/Gone/A/off.c.txt")
    try package.write("", to: "Snapshots/\u{1B}[31m.txt")
    expectEqual(
      try report(),
      """
      orphan   Snapshots/Lamps/Gone/A/off.c.txt
      No scenario owns these goldens.
        next:   demo prune

      3 scenarios: 3 passed, 1 orphan

      """)
  }

  @Test func `A run of some scenarios says in a line what is wrong with the rest`() throws {
    _ = try report(ScenarioSelection(), .all)
    try package.write("", to: "Snapshots/Lamps/Gone/A/off.c.txt")
    try package.remove(golden)
    expectEqual(
      try report(ScenarioSelection(filters: ["LampViewController"])),
      """
      Of all goldens: 1 orphan, 1 missing.
        next:   demo check

      2 scenarios: 2 passed

      """)
  }

  @Test func `If there are orphans and missing goldens, the next step is to look for renames`() throws {
    _ = try report(ScenarioSelection(), .all)
    let former = golden.replacing("Exit", with: "Way out")
    try package.write(package.read(golden), to: former)
    try package.remove(golden)
    let text = try report()
    expectEqual(
      text,
      """
      missing  \(golden)
      orphan   \(former)
      No scenario owns these goldens.
        next:   demo status

      1 golden is missing
        next:   demo status

      3 scenarios: 2 passed, 1 failed, 1 orphan

      """)
    let some = try report(ScenarioSelection(filters: ["SignViewController"]))
    #expect(some.contains("\n1 golden is missing\n  next:   demo status\n"))
  }

  @Test
  func `Misspelled goldens are not reported as missing, but with the command that renames them`() throws {
    _ = try report(ScenarioSelection(), .all)
    try FileManager.default.moveItem(at: package.url("Snapshots/Lamps"), to: package.url("Snapshots/lamps"))
    let before = try package.contents(of: "Snapshots")
    for mode in RecordMode.allCases {
      let text = try report(ScenarioSelection(), mode)
      #expect(text.contains("misnamed \(golden)\n"))
      #expect(text.contains(" && git -C \(package.root.shellQuoted) mv 'Snapshots/lamps' "))
      #expect(!text.contains("missing") && !text.contains("--record"))
      #expect(text.hasSuffix("\n3 scenarios: 3 failed, 3 misnamed\n"))
      expectEqual(try package.contents(of: "Snapshots"), before)
    }
  }

  @Test func `A second file of a golden is reported with the command that removes it`() throws {
    _ = try report(ScenarioSelection(), .all)
    let second = golden.replacing("launch", with: "Launch")
    try package.write("", to: second)
    expectEqual(
      try report(),
      """
      \(second): error: this is a second file of a golden, whose name differs in case or accents
        expected: only \(golden)
        next:     git -C \(package.root.shellQuoted) rm '\(second)'

      3 scenarios: 3 passed, 1 misnamed

      """)
  }
}
