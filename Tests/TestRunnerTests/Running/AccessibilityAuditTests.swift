import Diagnostics
import GoldenFiles
import LampShowcase
import ScenarioGoldens
import ShowcaseKit
import Storyboards
import TestSupport
import Testing

@testable import Project
@testable import TestRunner

@MainActor @Suite struct AccessibilityAuditTests {
  private let package: TemporaryFolder

  init() throws { package = try TemporaryFolder.package() }

  private func audit(
    _ showcases: [Showcase], _ selection: ScenarioSelection = ScenarioSelection()
  ) throws -> AccessibilityAudit.Outcome {
    try AccessibilityAudit(
      package.project(showcases), selection: selection, crew: nil, timeLimit: .seconds(60)
    ).perform()
  }

  @Test func `Screens without fault are counted, and nothing is said of them`() throws {
    let outcome = try audit([lamps])
    #expect(outcome.scenarioCount == 3)
    #expect(outcome.records.isEmpty)
    #expect(outcome.exitStatus == .success)
  }

  @Test func `A scenario is reported with all that is wrong with its screens, by rule`() throws {
    let outcome = try audit([dimLamps])
    #expect(outcome.scenarioCount == 2)
    #expect(outcome.records.map(\.name.useCase) == ["Candle"])
    #expect(outcome.records[0].obstacle == nil)
    let findings = outcome.records[0].findings
    #expect(findings.map(\.step) == [1, 1, 1, 1])
    #expect(
      findings.map(\.finding.rule) == [
        .unlabeledControl, .clippedText, .smallTarget, .overlappingTargets,
      ])
    #expect(findings[0].finding.address == "UIButton #nameless")
    #expect(outcome.exitStatus == .failure)
  }

  @Test func `A script that stops is reported, and what was seen before it is judged`() throws {
    try package.write(failingScript, to: "\(deskLampScripts)/off.eg.swift")
    let outcome = try audit([lamps])
    #expect(outcome.records.map(\.name.script) == ["off"])
    guard case .take(.stopped(let stop)) = outcome.records[0].obstacle else {
      Issue.record("the script stops")
      return
    }
    #expect(stop.step == 3)
    #expect(outcome.exitStatus == .failure)
  }

  @Test func `Only what is selected is judged, and nothing selected is a status of its own`() throws {
    let lantern = try audit([dimLamps], ScenarioSelection(filters: ["LampViewController"]))
    #expect(lantern.scenarioCount == 1)
    #expect(lantern.exitStatus == .success)
    let nothing = try audit([dimLamps], ScenarioSelection(skips: ["Dim lamps"]))
    #expect(nothing.exitStatus == .nothingSelected)
  }

  @Test func `Goldens have no part in it`() throws {
    _ = try audit([lamps, dimLamps])
    #expect(package.files(in: "Snapshots").isEmpty)
  }
}
