import Goldens
import Reports
import TestRunner

extension PlannedUseCase {
  /// Runs the scenarios one after the other.
  ///
  /// - Parameters:
  ///   - mode: Which goldens are written.
  ///   - tell: Takes a line for each golden that was written.
  /// - Returns: Words for each one that fails.
  @MainActor
  func failures(recording mode: RecordMode, tell: (String) -> Void = { _ in }) -> [FailureText] {
    let runner = ScenarioRunner(goldens: project.goldens, recordMode: mode)
    return scenarios.compactMap { scenario in
      let result = runner.result(of: scenario)
      if let line = result.recordedLine { tell(line) }
      return FailureText(result, next: .swiftTest)
    }
  }
}
