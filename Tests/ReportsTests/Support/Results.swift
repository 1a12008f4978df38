import GoldenFiles
import LampShowcase
import ShowcaseKit
import Storyboards
import TestSupport
import Testing

@testable import Project
@testable import TestRunner

/// Runs the desk lamp's script `on`, or another scenario, against the package's goldens.
@MainActor
func result(
  of useCase: String = "Desk lamp", script: String = "on", in package: TemporaryFolder,
  showcase: Showcase = lamps, recording mode: RecordMode = .never
) throws -> ScenarioResult {
  let project = try Project(root: package.root, showcases: [showcase])
  let scenario = try project.scenario(of: useCase, script: script)
  let check = ScenarioCheck(goldens: project.goldens, recordMode: mode)
  return check.result(of: scenario)
}
