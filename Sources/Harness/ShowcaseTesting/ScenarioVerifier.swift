import GoldenFiles
import Project
import Reports
import ScenarioGoldens
import TestRunner

/// Runs scenarios of one list of use cases and puts what fails into words.
///
/// It keeps no result from one scenario to the next, so use cases may take turns. It is a class
/// since it is made before the tests run, outside the main actor, and its folders are read only on
/// the main actor.
@MainActor
package final class ScenarioVerifier {
  private let goldens: GoldenStore
  private let recordMode: RecordMode
  private let printLine: @Sendable (String) -> Void
  private lazy var check = ScenarioCheck(goldens: goldens, recordMode: recordMode)

  /// Makes a verifier; nothing is read before the first scenario runs.
  ///
  /// - Parameters:
  ///   - goldens: The goldens of the package that the scenarios belong to.
  ///   - mode: Which goldens are written.
  ///   - printLine: Takes a line for each golden that was written.
  package nonisolated init(
    _ goldens: GoldenStore, recording mode: RecordMode,
    printLine: @escaping @Sendable (String) -> Void
  ) {
    self.goldens = goldens
    recordMode = mode
    self.printLine = printLine
  }

  /// Runs a scenario.
  ///
  /// - Returns: What is wrong; `nil` if it passes or its golden was written.
  package func failure(of scenario: Scenario) -> ScenarioFailure? {
    let result = check.result(of: scenario)
    if let line = result.recordedLine { printLine(line) }
    return ScenarioFailure(result, in: goldens)
  }

  /// Runs scenarios one after the other, and gives other tests a turn between them.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios to run.
  ///   - report: Takes what is wrong with a scenario before another test has a turn.
  /// - Throws: if the test is canceled, as at its time limit.
  func verify(_ scenarios: [Scenario], report: (ScenarioFailure) -> Void) async throws {
    for scenario in scenarios {
      try Task.checkCancellation()
      if let failure = failure(of: scenario) { report(failure) }
      await Task.yield()
    }
  }
}
