import Goldens
import SourceText
import Storyboards
import TestRunner

/// One failed scenario in words: what failed, what differs, where the files are, and what to type next.
public struct FailureText: Sendable {
  /// The text without a final newline; nothing in it can command a terminal.
  public let text: String

  /// Words for a result, or `nil` for a success.
  public init?(_ result: ScenarioResult, next: NextSteps) {
    guard let (headline, details) = Self.parts(of: result, next: next) else { return nil }
    let files =
      Self.isAboutGolden(result.outcome)
      ? ["golden: \(result.golden)"] + Self.kept(result.kept, next) + Self.command(for: result, next)
      : []
    let body = (details + files).map { $0.isEmpty ? "" : "  \($0)" }
    text = (["\(result.name): \(headline)"] + body).map(\.terminalLine).joined(separator: "\n")
  }

  /// The headline, and the lines below it.
  private static func parts(
    of result: ScenarioResult, next: NextSteps
  ) -> (headline: String, details: [String])? {
    switch result.outcome {
    case .passed, .recorded, .notRun: nil
    case .goldenMissing: ("the golden is missing", [])
    case .goldenMisnamed(let found):
      ("the golden's name has other letters than it should", ["found:  \(found)"])
    case .differs(let mismatch): ("differs from its golden (golden -> now)", mismatch.difference.lines)
    case .goldenUnusable(let diagnostic): ("the golden cannot be used", lines([diagnostic], next))
    case .scriptUnusable(let diagnostics): ("the script cannot be used", lines(diagnostics, next))
    case .stopped(let stop): stopped(stop, result, next)
    case .nondeterministic(let first, let second): nondeterministic(first, second, result, next)
    case .died(let deaths): died(deaths, result, next)
    }
  }

  private static func stopped(
    _ stop: ScriptStop, _ result: ScenarioResult, _ next: NextSteps
  ) -> (String, [String]) {
    guard let statement = stop.statement else {
      return ("the use case could not be launched", lines(stop.report))
    }
    let fault = Diagnostic(statement.cause, file: statement.file, at: statement.position)
    let details =
      lines(fault.description) + before(stop.causes) + kept(result.kept, next) + [""] + lines(stop.report)
    return ("the script stopped at step \(stop.step)", details)
  }

  /// The last steps that went well.
  private static func before(_ causes: [String]) -> [String] {
    guard !causes.isEmpty else { return [] }
    let numbered = causes.enumerated().map { "  step \($0.offset + 1): \($0.element)" }
    return ["", "before it:"] + (numbered.count > shownSteps ? ["  ..."] : []) + numbered.suffix(shownSteps)
  }

  private static let shownSteps = 10

  private static func isAboutGolden(_ outcome: ScenarioOutcome) -> Bool {
    switch outcome {
    case .goldenMissing, .goldenMisnamed, .differs, .goldenUnusable: true
    case .passed, .recorded, .scriptUnusable, .stopped, .nondeterministic, .died, .notRun: false
    }
  }

  /// What mends the golden, where a command does.
  private static func command(for result: ScenarioResult, _ next: NextSteps) -> [String] {
    if case .goldenMisnamed = result.outcome { return ["next:   \(next.spelling(of: "showcase check"))"] }
    return result.isPlaceTaken ? [] : ["next:   \(next.record(result.name))"]
  }

  /// Where the whole storyboard is, or why it is nowhere.
  private static func kept(_ kept: KeptStoryboard, _ next: NextSteps) -> [String] {
    switch kept {
    case .nowhere: []
    case .file(let path): ["now:    \(path)"]
    case .unkept(let fault): lines(fault.forTerminal(next).text(as: "note"))
    }
  }

  static func lines(_ diagnostics: [Diagnostic], _ next: NextSteps) -> [String] {
    diagnostics.flatMap { lines($0.forTerminal(next).description) }
  }

  static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
