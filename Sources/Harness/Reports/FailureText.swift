import EarlGrey
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
    guard let (headline, details) = Self.parts(of: result) else { return nil }
    let files =
      Self.hasGolden(result.outcome) ? Self.files(of: scenario) + ["next:   \(next.record(scenario))"] : []
    let body = (details + files).map { $0.isEmpty ? "" : "  \($0)" }
    text = (["\(scenario.name): \(headline)"] + body).map(\.oneLineKeepingIndent).joined(separator: "\n")
  }

  /// The headline, and the lines below it.
  private static func parts(of result: ScenarioResult) -> (headline: String, details: [String])? {
    switch result.outcome {
    case .passed, .recorded: nil
    case .goldenMissing: ("the golden is missing", [])
    case .differs(let difference): ("differs from its golden (golden -> now)", difference.lines)
    case .goldenUnusable(let diagnostic): ("the golden cannot be used", lines(diagnostic.description))
    case .scriptUnusable(let diagnostics): ("the script cannot be used", lines(diagnostics.description))
    case .stopped(let failure): stopped(failure, result.scenario)
    }
  }

  private static func stopped(_ failure: ReplayFailure, _ scenario: Scenario) -> (String, [String]) {
    guard let statement = failure.statement else {
      return ("the use case could not be launched", lines(failure.report))
    }
    let place =
      "\(scenario.script?.path ?? ""):\(statement.position.line):\(statement.position.column): error:"
    return ("the script stopped", ["\(place) \(statement.cause)", ""] + lines(failure.report))
  }

  /// Whether recording mends the failure.
  private static func hasGolden(_ outcome: ScenarioOutcome) -> Bool {
    switch outcome {
    case .goldenMissing, .differs, .goldenUnusable: true
    case .passed, .recorded, .scriptUnusable, .stopped: false
    }
  }

  private static func files(of scenario: Scenario) -> [String] {
    ["golden: \(scenario.golden)", "now:    \(GoldenStore.pendingFolder)/\(scenario.golden)"]
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension String {
  /// The line with every character made visible that a terminal would obey; the blanks in front stay.
  fileprivate var oneLineKeepingIndent: String {
    let body = drop { $0 == " " }
    return String(repeating: " ", count: count - body.count)
      + String(body).replacing("\t", with: "  ").oneLine
  }
}
