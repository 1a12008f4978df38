import Diagnostics
import GoldenFiles
import Project
import Reports
import Storyboards
import TestRunner

/// Runs scenarios of one list of use cases and puts what fails into words.
///
/// It keeps no result from one scenario to the next, so use cases may interleave. It is a class
/// because it is made before the tests run, outside the main actor, while its folders are read only
/// on the main actor.
@MainActor
package final class ScenarioVerifier {
  private let goldens: GoldenStore
  private let emptyInventory: GoldenInventory
  private let recordMode: RecordMode
  private let printLine: @Sendable (String) -> Void
  private lazy var check = ScenarioCheck(goldens: goldens, recordMode: recordMode)
  private lazy var watch = GoldenWatch(goldens.accepted)
  /// The goldens that verifiers of this process wrote, which are not mistakes of a use case.
  private static var written: Set<String> = []

  /// Makes a verifier; nothing is read before the first scenario runs.
  ///
  /// - Parameters:
  ///   - goldens: The goldens of the package that the scenarios belong to.
  ///   - empty: An inventory of that package without findings.
  ///   - mode: Which goldens are written.
  ///   - printLine: Takes a line for each golden that was written.
  package nonisolated init(
    _ goldens: GoldenStore, inventory empty: GoldenInventory? = nil, recording mode: RecordMode,
    printLine: @escaping @Sendable (String) -> Void
  ) {
    self.goldens = goldens
    emptyInventory = empty ?? GoldenInventory(planned: [], files: [], root: goldens.accepted.root)
    recordMode = mode
    self.printLine = printLine
  }

  /// Runs a scenario.
  ///
  /// - Returns: What is wrong; `nil` if it passes or its golden was written.
  package func failure(of scenario: Scenario) -> ScenarioFailure? {
    CrashesHere.report(.ofTests) { name, death in
      FailureText(ScenarioResult(name, .died([death])), next: .swiftTest)?.text ?? ""
    }
    watch.remember(scenario.golden)
    let result = check.result(of: scenario)
    if case .recorded = result.outcome {
      watch.noteWrite(of: scenario.golden)
      Self.written.insert("\(goldens.accepted.root)/\(scenario.golden)")
    }
    if let line = result.recordedLine { printLine(line) }
    return ScenarioFailure(result, in: goldens)
  }

  /// Returns a text for each golden that changed since the last call although no verifier wrote it.
  ///
  /// It lists all goldens, so it is called for each use case rather than for each scenario.
  package func changes() -> [String] {
    var inventory = emptyInventory
    let root = goldens.accepted.root
    inventory.changed = watch.takeChanges().filter { !Self.written.contains("\(root)/\($0)") }
    return inventory.changeDiagnostics.map { $0.forTerminal(.swiftTest).description }
  }

  /// Runs scenarios one after another, and lets other tests run between them.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios to run.
  ///   - report: Takes what is wrong with a scenario before another test runs.
  /// - Throws: if the test is canceled, as at its time limit.
  func verify(_ scenarios: [Scenario], report: (ScenarioFailure) -> Void) async throws {
    for scenario in scenarios {
      try Task.checkCancellation()
      if let failure = failure(of: scenario) { report(failure) }
      await Task.yield()
    }
  }
}
