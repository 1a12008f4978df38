import Expectations
import GoldenFiles
import LampShowcase
import ShowcaseKit
import Storyboards
import Synchronization
import TestSupport
import Testing

@testable import ShowcaseTesting

/// A package of lamps: three use cases, one of them with a script, on two devices; eight scenarios.
struct LampPackage {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder.package()
    try folder.write(switchOnScript, to: "\(deskLampScripts)/on.eg.swift")
    try folder.write(
      plan(("iPhone", ""), ("iPad", #""device" : "iPad""#)), to: "Plans/All.xctestplan")
  }

  func all(
    of showcases: [Showcase] = [lamps], plan: String? = nil, _ variables: [String: String] = [:],
    printLine: @escaping @Sendable (String) -> Void = { _ in }
  ) throws -> [PlannedUseCase] {
    try PlannedUseCase.all(
      in: showcases, plan: plan, file: "\(folder.root)/Tests/AppTests/Regressions.swift",
      variables: TestVariables(variables), printLine: printLine)
  }

  /// Writes the goldens that are wrong or missing.
  @MainActor
  func record(_ showcase: Showcase = lamps) throws {
    let verifier = ScenarioVerifier(GoldenStore(root: folder.root), recording: .failed) { _ in }
    for useCase in try all(of: [showcase]) {
      for scenario in useCase.scenarios { expectNil(verifier.failure(of: scenario)) }
    }
  }

  /// The golden of a script of the desk lamp.
  static func golden(_ name: String) -> String { "Snapshots/Lamps/LampViewController/Desk lamp/\(name).txt" }
}

/// Printed lines, from any thread.
final class Lines: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock { $0 } }

  func add(_ line: String) { lines.withLock { $0.append(line) } }
}

extension PlannedUseCase {
  /// The failures, scenario by scenario.
  @MainActor
  func failures() -> [ScenarioFailure] {
    scenarios.compactMap { verifier.failure(of: $0) }
  }
}
