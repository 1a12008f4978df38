import GoldenFiles
import Project
import Reports
import TestRunner

/// Runs scenarios of one list of use cases and puts what fails into words.
///
/// It keeps no result from one scenario to the next, so that use cases may take turns. It is a class so that it can be
/// made before the tests run, and used by them on the main actor.
@MainActor
package final class ScenarioVerifier {
  private let goldens: GoldenStore
  private let recordMode: RecordMode
  private let tell: @Sendable (String) -> Void
  private lazy var check = ScenarioCheck(goldens: goldens, recordMode: recordMode)

  /// - Parameters:
  ///   - goldens: The goldens of the package that the scenarios belong to.
  ///   - mode: Which goldens are written.
  ///   - tell: Takes a line for each golden that was written.
  package nonisolated init(
    _ goldens: GoldenStore, recording mode: RecordMode,
    tell: @escaping @Sendable (String) -> Void
  ) {
    self.goldens = goldens
    recordMode = mode
    self.tell = tell
  }

  /// Runs a scenario.
  ///
  /// - Returns: What is wrong, or `nil` where it passes or its golden was written.
  package func failure(of scenario: Scenario) -> ScenarioFailure? {
    let result = check.result(of: scenario)
    if let line = result.recordedLine { tell(line) }
    return ScenarioFailure(result, in: goldens)
  }

  /// Runs scenarios one after the other, and gives other tests a turn between them.
  ///
  /// - Parameter report: Takes what is wrong with a scenario before anyone else has a turn.
  /// - Throws: where the test is cancelled, as one that is over its time.
  func verify(_ scenarios: [Scenario], report: (ScenarioFailure) -> Void) async throws {
    for scenario in scenarios {
      try Task.checkCancellation()
      if let failure = failure(of: scenario) { report(failure) }
      await Task.yield()
    }
  }
}
