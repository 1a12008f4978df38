import Goldens
import Scripts
import SourceText
import Storyboards
import TestRunner

/// One failed scenario in words: what failed, what differs, where the files are, and what to type next.
public struct FailureText: Sendable {
  /// The text without a final newline; nothing in it can command a terminal.
  public let text: String

  /// Words for a result, or `nil` for a success.
  public init?(_ result: ScenarioResult, next: NextSteps) {
    let scenario = result.scenario
    guard let (headline, details) = Self.parts(of: result, program: next.program) else { return nil }
    let files =
      Self.recordingMends(result.outcome)
      ? Self.files(of: scenario) + ["next:   \(next.record(scenario))"] : []
    let body = (details + files).map { $0.isEmpty ? "" : "  \($0)" }
    text = (["\(scenario.name): \(headline)"] + body).map(\.terminalLine).joined(separator: "\n")
  }

  /// The headline, and the lines below it.
  private static func parts(
    of result: ScenarioResult, program: String
  ) -> (headline: String, details: [String])? {
    switch result.outcome {
    case .passed, .recorded: nil
    case .goldenMissing: ("the golden is missing", [])
    case .differs(let difference): ("differs from its golden (golden -> now)", difference.lines)
    case .goldenUnusable(let diagnostic): ("the golden cannot be used", lines([diagnostic], program))
    case .scriptUnusable(let diagnostics): ("the script cannot be used", lines(diagnostics.all, program))
    case .stopped(let failure): stopped(failure, result.scenario)
    }
  }

  private static func stopped(_ failure: ReplayFailure, _ scenario: Scenario) -> (String, [String]) {
    guard let statement = failure.statement else {
      return ("the use case could not be launched", lines(failure.report))
    }
    let fault = Diagnostic(statement.cause, file: scenario.script?.path, at: statement.position)
    return ("the script stopped", lines(fault.description) + [""] + lines(failure.report))
  }

  private static func recordingMends(_ outcome: ScenarioOutcome) -> Bool {
    switch outcome {
    case .goldenMissing, .differs, .goldenUnusable: true
    case .passed, .recorded, .scriptUnusable, .stopped: false
    }
  }

  private static func files(of scenario: Scenario) -> [String] {
    ["golden: \(scenario.golden)", "now:    \(GoldenStore.pendingFolder)/\(scenario.golden)"]
  }

  private static func lines(_ diagnostics: [Diagnostic], _ program: String) -> [String] {
    diagnostics.flatMap { lines($0.forTerminal(program: program).description) }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
