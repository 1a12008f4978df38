import Commands
import GoldenFiles
import LampShowcase
import ShowcaseKit
import Storyboards
import TestSupport
import Testing

@testable import Project
@testable import TestRunner

@MainActor @Suite struct AuditTests {
  private let package: TemporaryFolder

  init() throws { package = try TemporaryFolder.package() }

  private func audit(
    _ showcases: [Showcase], _ selection: ScenarioSelection = ScenarioSelection()
  ) throws -> Audit.Finding {
    try Audit(package.project(showcases), selection: selection, crew: nil, timeLimit: .seconds(60)).run()
  }

  @Test func `Screens without fault are counted, and nothing is said of them`() throws {
    let finding = try audit([lamps])
    #expect(finding.scenarioCount == 3)
    #expect(finding.records.isEmpty)
    #expect(finding.exitStatus == .success)
  }

  @Test func `A scenario is told with all that is wrong with its screens, by rule`() throws {
    let finding = try audit([dimLamps])
    #expect(finding.scenarioCount == 2)
    #expect(finding.records.map(\.name.useCase) == ["Candle"])
    #expect(finding.records[0].obstacle == nil)
    let findings = finding.records[0].findings
    #expect(findings.map(\.step) == [1, 1, 1, 1])
    #expect(
      findings.map(\.finding.rule) == [
        .unlabelledControl, .clippedText, .smallTarget, .overlappingTargets,
      ])
    #expect(findings[0].finding.place == "UIButton #nameless")
    #expect(finding.exitStatus == .failure)
  }

  @Test func `A script that stops is told, and what was seen before it is judged`() throws {
    try package.write(failingScript, to: "\(deskLampScripts)/off.eg.swift")
    let finding = try audit([lamps])
    #expect(finding.records.map(\.name.script) == ["off"])
    guard case .take(.stopped(let stop)) = finding.records[0].obstacle else {
      Issue.record("the script stops")
      return
    }
    #expect(stop.step == 3)
    #expect(finding.exitStatus == .failure)
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
