import Diagnostics
import Expectations
import GoldenFiles
import LampShowcase
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

  @Test func `Screens without fault are counted, and neither they nor goldens are written of`() throws {
    // Screens without faults are counted, but not reported.
    let outcome = try audit([lamps])
    expectEqual(outcome.scenarioCount, 3)
    expectEmpty(outcome.records)
    expectEqual(outcome.exitStatus, .success)
    // Goldens do not matter.
    _ = try audit([lamps, dimLamps])
    expectEmpty(package.files(in: "Snapshots"))
  }

  @Test func `A scenario is reported with all that is wrong with its screens, by rule`() throws {
    let outcome = try audit([dimLamps])
    expectEqual(outcome.scenarioCount, 2)
    expectEqual(outcome.records.map(\.name.useCase), ["Candle"])
    expectNil(outcome.records[0].obstacle)
    let findings = outcome.records[0].findings
    expectEqual(findings.map(\.step), [1, 1, 1, 1])
    expectEqual(
      findings.map(\.finding.rule),
      [
        .unlabeledControl, .clippedText, .smallTarget, .overlappingTargets,
      ])
    expectEqual(findings[0].finding.address, "UIButton #nameless")
    expectEqual(outcome.exitStatus, .failure)
  }

  @Test func `A script that stops is reported, and what was seen before it is judged`() throws {
    try package.write(failingScript, to: "\(deskLampScripts)/off.eg.swift")
    let outcome = try audit([lamps])
    expectEqual(outcome.records.map(\.name.script), ["off"])
    guard case .take(.stopped(let stop)) = outcome.records[0].obstacle else {
      Issue.record("the script stops")
      return
    }
    expectEqual(stop.step, 3)
    expectEqual(outcome.exitStatus, .failure)
  }

  @Test func `Only what is selected is judged, and nothing selected is a status of its own`() throws {
    let lantern = try audit([dimLamps], ScenarioSelection(filters: ["LampViewController"]))
    expectEqual(lantern.scenarioCount, 1)
    expectEqual(lantern.exitStatus, .success)
    let nothing = try audit([dimLamps], ScenarioSelection(skips: ["Dim lamps"]))
    expectEqual(nothing.exitStatus, .nothingSelected)
  }
}
