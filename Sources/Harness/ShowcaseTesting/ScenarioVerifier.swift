import Goldens
import Reports
import TestRunner

/// Runs the scenarios of one use case and puts what fails into words.
///
/// It keeps nothing from one scenario to the next, so that use cases may take turns.
@MainActor
package struct ScenarioVerifier {
  private let runner: ScenarioRunner
  private let goldens: GoldenStore
  private let tell: (String) -> Void

  /// - Parameters:
  ///   - project: The package that the scenarios belong to.
  ///   - mode: Which goldens are written.
  ///   - tell: Takes a line for each golden that was written.
  package init(
    _ project: Project, recording mode: RecordMode, tell: @escaping (String) -> Void = { _ in }
  ) {
    runner = ScenarioRunner(goldens: project.goldens, recordMode: mode)
    goldens = project.goldens
    self.tell = tell
  }

  /// Takes the right to write goldens for as long as the process lives, if any are to be written.
  ///
  /// - Throws: a diagnostic where the variables' record mode is refused, or another process records.
  package init(_ project: Project, variables: TestVariables) throws {
    let mode = try variables.recordMode()
    if mode != .never { try WritingLock.holdUntilExit(root: project.root) }
    self.init(project, recording: mode, tell: TestConsole.tell)
  }

  /// Runs a scenario.
  ///
  /// - Returns: What is wrong, or `nil` where it passes or its golden was written.
  package func failure(of scenario: Scenario) -> ScenarioFailure? {
    let result = runner.result(of: scenario)
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
