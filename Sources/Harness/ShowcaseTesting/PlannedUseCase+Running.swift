import Goldens
import Reports
import TestRunner

extension PlannedUseCase {
  /// Runs the scenarios one after the other.
  ///
  /// - Returns: Words for each one that fails.
  @MainActor
  func failures(recording mode: RecordMode) -> [FailureText] {
    let runner = ScenarioRunner(goldens: project.goldens, recordMode: mode)
    return scenarios.compactMap { scenario in
      FailureText(ScenarioResult(scenario: scenario, outcome: runner.run(scenario)), next: .swiftTest)
    }
  }
}
