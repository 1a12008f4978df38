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
    case .stopped(let failure, let steps): stopped(failure, after: steps, result.scenario)
    }
  }

  private static func stopped(
    _ failure: ReplayFailure, after steps: [Step], _ scenario: Scenario
  ) -> (String, [String]) {
    guard let statement = failure.statement else {
      return ("the use case could not be launched", lines(failure.report))
    }
    let fault = Diagnostic(statement.cause, file: scenario.script?.path, at: statement.position)
    let details = lines(fault.description) + before(steps, scenario) + [""] + lines(failure.report)
    return ("the script stopped at step \(failure.step)", details)
  }

  /// The last steps that went well, and where all of them are.
  private static func before(_ steps: [Step], _ scenario: Scenario) -> [String] {
    guard !steps.isEmpty else { return [] }
    let numbered = steps.enumerated().map { "  step \($0.offset + 1): \($0.element.cause)" }
    return ["", "before it:"] + (numbered.count > shownSteps ? ["  ..."] : []) + numbered.suffix(shownSteps)
      + [pendingLine(of: scenario)]
  }

  private static let shownSteps = 10

  private static func recordingMends(_ outcome: ScenarioOutcome) -> Bool {
    switch outcome {
    case .goldenMissing, .differs, .goldenUnusable: true
    case .passed, .recorded, .scriptUnusable, .stopped: false
    }
  }

  private static func files(of scenario: Scenario) -> [String] {
    ["golden: \(scenario.golden)", pendingLine(of: scenario)]
  }

  private static func pendingLine(of scenario: Scenario) -> String {
    "now:    \(GoldenStore.pendingFolder)/\(scenario.golden)"
  }

  private static func lines(_ diagnostics: [Diagnostic], _ program: String) -> [String] {
    diagnostics.flatMap { lines($0.forTerminal(program: program).description) }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
