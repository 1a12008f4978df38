import Diagnostics
import Expectations
import Foundation
import GoldenFiles
import ShowcaseKit
import Storyboards
import TestRunner
import TestSupport
import Testing
import Workers

@testable import Reports

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitReportTests {
  private func name(
    _ useCase: String, script: String = "launch", class className: String = "Sign", target: String = "Lamps"
  ) -> ScenarioName {
    ScenarioName(
      target: target, classForDisplay: className, useCase: useCase, script: script, configuration: "iPhone")
  }

  private func report(_ events: [RunEvent]) -> String {
    var text = ""
    var report = JUnitReport(next: .commandLine("demo")) { text += $0 }
    for event in events + [.ended(RunSummary())] { report.record(event) }
    return text
  }

  private func report(_ results: [ScenarioResult]) -> String { report(results.map { .finished($0) }) }

  private func document(_ text: String) throws -> XMLElement {
    try #require(try XMLDocument(xmlString: text).rootElement())
  }

  @Test func `A step that breaks a rule has a type of its own, and its text names the rule`() throws {
    var stop = ScriptStop(step: 3, statement: nil, report: "", causes: [])
    let types = try [
      [], [BrokenRule(rule: "Saves once", place: "A.swift:1", requirement: "one", observed: [])],
    ].map {
      stop.rules = $0
      let text = report([ScenarioResult(name("Exit"), .stopped(stop))])
      return try document(text).nodes(forXPath: "//failure/@type").first?.stringValue
    }
    expectEqual(types, ["stopped", "rule"])
    let text = report([ScenarioResult(name("Exit"), .stopped(stop))])
    #expect(text.contains("breaks the rule 'Saves once'"), "\(text)")
  }

  @Test
  func `Goldens without scenario are a case in a run of everything alone, missing ones are none`() throws {
    let found = GoldenInventory(
      orphans: [], missing: [GoldenPath("Snapshots/a.txt")], miscased: [], duplicates: [], others: [],
      renames: [])
    var written = ""
    var writer = JUnitReport(next: .commandLine("demo")) { written += $0 }
    for event in [RunEvent.inventoried(found, isComplete: true), .ended(RunSummary())] {
      writer.record(event)
    }
    #expect(written.contains("tests=\"0\"") && !written.contains("<testcase"))

    let inventory = GoldenInventory(
      planned: [], files: [GoldenPath(of: name("Exit"))])
    let text = report([.inventoried(inventory, isComplete: true)])
    let failure = try document(text).nodes(forXPath: "//testcase[@classname='Snapshots']/failure").first
    expectEqual(
      failure?.stringValue,
      """
      no scenario owns the golden: Snapshots/Lamps/Sign/Exit/launch.iPhone.txt
      next:     demo status
      """)
    #expect(!report([.inventoried(inventory, isComplete: false)]).contains("<testcase"))
  }

  @Test func `A run is suites of cases with counts and times`() {
    var passed = ScenarioResult(name("Exit"), .passed)
    passed.duration = .microseconds(12_345)
    var failed = ScenarioResult(name("Exit", script: "tap"), .goldenMissing)
    failed.duration = .milliseconds(500)
    failed.output.append(Array("a < b\u{1B}[31m\n".utf8))
    expectEqual(
      report([failed, passed, ScenarioResult(name("Door", target: "Doors"), .notRun)]),
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="showcase" tests="3" failures="1" errors="0" skipped="1" time="0.512345">
        <testsuite name="Doors" tests="1" failures="0" errors="0" skipped="1" time="0">
          <testcase classname="Doors.Sign" name="Door/launch (iPhone)" \
      file="Snapshots/Doors/Sign/Door/launch.iPhone.txt" time="0">
            <skipped type="not run" message="Doors/Sign/Door/launch (iPhone): the run ended before it">\
      Doors/Sign/Door/launch (iPhone): the run ended before it</skipped>
          </testcase>
        </testsuite>
        <testsuite name="Lamps" tests="2" failures="1" errors="0" skipped="0" time="0.512345">
          <testcase classname="Lamps.Sign" name="Exit/launch (iPhone)" \
      file="Snapshots/Lamps/Sign/Exit/launch.iPhone.txt" time="0.012345">
          </testcase>
          <testcase classname="Lamps.Sign" name="Exit/tap (iPhone)" \
      file="Snapshots/Lamps/Sign/Exit/tap.iPhone.txt" time="0.5">
            <failure type="missing" message="Lamps/Sign/Exit/tap (iPhone): the golden is missing">\
      Lamps/Sign/Exit/tap (iPhone): the golden is missing
        golden: Snapshots/Lamps/Sign/Exit/tap.iPhone.txt
        next:   demo --record --filter 'Lamps/Sign/Exit/tap' --configuration 'iPhone'</failure>
            <system-out>a &lt; b\\u{1B}[31m
      </system-out>
          </testcase>
        </testsuite>
      </testsuites>

      """)
  }

  @Test func `What crashed or cannot be used is an error, what differs a failure`() {
    forEachRow(
      [
        (ScenarioOutcome.goldenMissing, "failure"), (.goldenMisnamed(GoldenPath("x")), "failure"),
        (.died([]), "error"), (.goldenUnusable(Diagnostic("x")), "error"),
        (.scriptUnusable([Diagnostic("x")]), "error"), (.notRun, "skipped"),
      ] as [(ScenarioOutcome, String)]
    ) { outcome, element in
      let root = try document(report([ScenarioResult(name("Exit"), outcome)]))
      let test = try #require(try root.nodes(forXPath: "//testcase").first as? XMLElement)
      expectEqual(test.children?.compactMap(\.name), [element])
      for success in [ScenarioOutcome.passed, .recorded(.created)] {
        expectFalse(report([ScenarioResult(name("Exit"), success)]).contains("type="))
      }
    }
  }

  @Test func `Whatever results say, the text is XML with each case once, sorted`() {
    forEachRow(SplitMix64.seeds(60)) { seed in
      var random = SplitMix64(seed: seed)
      let results = (0..<12).map { _ in
        random.result(of: Bool.random(using: &random) ? random.name() : name("Exit"))
      }
      let inventory = random.inventory()
      let count =
        results.count + (inventory.orphans.isEmpty && inventory.namingDiagnostics.isEmpty ? 0 : 1)
        + (inventory.changed.isEmpty ? 0 : 1)
      let text = report(results.map { .finished($0) } + [.inventoried(inventory, isComplete: true)])
      let cases = try document(text).nodes(forXPath: "//testcase").compactMap { $0 as? XMLElement }
      expectEqual(cases.count, count, "seed \(seed)")
      let names = cases.map { test in
        ["classname", "name"].map { test.attribute(forName: $0)?.stringValue ?? "" }.joined(
          separator: "\u{0}")
      }
      expectEqual(Set(names.map { Array($0.utf8) }).count, count, "seed \(seed)")
      let suites = try document(text).nodes(forXPath: "//testsuite/@name").compactMap(\.stringValue)
      expectEqual(suites.count, Set(suites.map { Array($0.utf8) }).count, "seed \(seed)")
      for test in cases { expectTrue(test.elements(forName: "system-out").count <= 1) }
      expectEqual(report(results.reversed().map { .finished($0) }).isEmpty, false)
    }
  }

  @Test func `The order of the events does not show, where names differ`() {
    let results = ["c", "a", "B", "ä", "b"].map { ScenarioResult(name($0), .passed) }
    expectEqual(report(results), report(results.reversed()))
  }
}
