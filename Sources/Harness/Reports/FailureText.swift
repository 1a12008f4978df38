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
    guard let (headline, details) = Self.parts(of: result, next: next) else { return nil }
    let files =
      Self.isAboutGolden(result.outcome)
      ? ["golden: \(scenario.golden)"] + Self.kept(result.kept, next) + Self.command(for: result, next)
      : []
    let body = (details + files).map { $0.isEmpty ? "" : "  \($0)" }
    text = (["\(scenario.name): \(headline)"] + body).map(\.terminalLine).joined(separator: "\n")
  }

  /// The headline, and the lines below it.
  private static func parts(
    of result: ScenarioResult, next: NextSteps
  ) -> (headline: String, details: [String])? {
    switch result.outcome {
    case .passed, .recorded: nil
    case .goldenMissing: ("the golden is missing", [])
    case .goldenMisnamed(let found):
      ("the golden's name has other letters than it should", ["found:  \(found)"])
    case .differs(let difference): ("differs from its golden (golden -> now)", difference.lines)
    case .goldenUnusable(let diagnostic): ("the golden cannot be used", lines([diagnostic], next))
    case .scriptUnusable(let diagnostics): ("the script cannot be used", lines(diagnostics.all, next))
    case .stopped(let failure, let steps): stopped(failure, after: steps, result, next)
    }
  }

  private static func stopped(
    _ failure: ReplayFailure, after steps: [Step], _ result: ScenarioResult, _ next: NextSteps
  ) -> (String, [String]) {
    guard let statement = failure.statement else {
      return ("the use case could not be launched", lines(failure.report))
    }
    let fault = Diagnostic(statement.cause, file: result.scenario.script?.path, at: statement.position)
    let details =
      lines(fault.description) + before(steps) + kept(result.kept, next) + [""] + lines(failure.report)
    return ("the script stopped at step \(failure.step)", details)
  }

  /// The last steps that went well.
  private static func before(_ steps: [Step]) -> [String] {
    guard !steps.isEmpty else { return [] }
    let numbered = steps.enumerated().map { "  step \($0.offset + 1): \($0.element.cause)" }
    return ["", "before it:"] + (numbered.count > shownSteps ? ["  ..."] : []) + numbered.suffix(shownSteps)
  }

  private static let shownSteps = 10

  private static func isAboutGolden(_ outcome: ScenarioOutcome) -> Bool {
    switch outcome {
    case .goldenMissing, .goldenMisnamed, .differs, .goldenUnusable: true
    case .passed, .recorded, .scriptUnusable, .stopped: false
    }
  }

  /// What mends the golden, where a command does.
  private static func command(for result: ScenarioResult, _ next: NextSteps) -> [String] {
    if case .goldenMisnamed = result.outcome { return ["next:   \(next.spelling(of: "showcase check"))"] }
    return result.isPlaceTaken ? [] : ["next:   \(next.record(result.scenario))"]
  }

  /// Where the whole storyboard is, or why it is nowhere.
  private static func kept(_ kept: KeptStoryboard, _ next: NextSteps) -> [String] {
    switch kept {
    case .nowhere: []
    case .file(let path): ["now:    \(path)"]
    case .unkept(let fault): lines(fault.forTerminal(next).text(as: "note"))
    }
  }

  private static func lines(_ diagnostics: [Diagnostic], _ next: NextSteps) -> [String] {
    diagnostics.flatMap { lines($0.forTerminal(next).description) }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
