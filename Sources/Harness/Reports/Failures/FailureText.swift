import Diagnostics
import Storyboards
import TestRunner

/// One failed scenario as text: what failed, what differs, where the files are, and what to type next.
package struct FailureText: Sendable {
  /// What failed, without the scenario's name.
  let headline: String
  /// The lines below the headline, not yet indented.
  let details: [FailureLine]
  private let name: ScenarioName

  /// Describes a result; `nil` for a success.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - next: How commands are spelled here.
  ///   - isWhole: Whether the report of a script that stopped has every view; by default only those that
  ///     are relevant to the statement.
  package init?(_ result: ScenarioResult, next: NextSteps, isWhole: Bool = false) {
    guard let (headline, details) = Self.parts(of: result, next: next, isWhole) else { return nil }
    self.headline = headline
    self.details =
      details + (result.outcome.isAboutGolden ? Self.goldenLines(of: result, next) : [])
    name = result.name
  }

  /// The text without a final newline, and without control sequences of a terminal.
  package var text: String { lines.map(\.text).joined(separator: "\n") }

  /// The lines of the text.
  var lines: [FailureLine] {
    [FailureLine(.headline, "\(name): \(headline)")] + details.map(\.indented)
  }

  /// The headline, and the lines below it.
  private static func parts(
    of result: ScenarioResult, next: NextSteps, _ isWhole: Bool
  ) -> (headline: String, details: [FailureLine])? {
    switch result.outcome {
    case .passed, .recorded, .notRun: nil
    case .goldenMissing: ("the golden is missing", [])
    case .goldenMisnamed(let found):
      ("the golden's file name differs in case or accents", [FailureLine(.file, "found:  \(found)")])
    case .differs(let mismatch):
      ("differs from its golden (golden -> now)", .lines(.difference, mismatch.difference.worstLines))
    case .goldenUnusable(let diagnostic): ("the golden cannot be used", lines([diagnostic], next))
    case .scriptUnusable(let diagnostics): ("the script cannot be used", lines(diagnostics, next))
    case .stopped(let stop): stopped(stop, result, next, isWhole)
    case .nondeterministic(let first, let second): nondeterministic(first, second, result, next)
    case .died(let deaths): died(deaths, result, next)
    }
  }

  static func lines(_ diagnostics: [Diagnostic], _ next: NextSteps) -> [FailureLine] {
    diagnostics.flatMap { [FailureLine].lines(.detail, of: $0.forTerminal(next).description) }
  }
}

extension FailureText {
  /// The paths of golden and storyboard, and the command that updates the golden.
  private static func goldenLines(of result: ScenarioResult, _ next: NextSteps) -> [FailureLine] {
    [FailureLine(.file, "golden: \(result.golden)")] + kept(result.kept, next)
      + .commands(commands(for: result, next))
  }

  /// The path of the whole storyboard, or why it could not be kept.
  static func kept(_ kept: KeptStoryboard, _ next: NextSteps) -> [FailureLine] {
    switch kept {
    case .nowhere: []
    case .file(let path): [FailureLine(.file, "now:    \(path)")]
    case .unkept(let fault): .lines(.file, of: fault.forTerminal(next).text(as: "note"))
    }
  }

  /// The command that updates the golden, if there is one: a review of what waits, or recording.
  private static func commands(for result: ScenarioResult, _ next: NextSteps) -> [String] {
    if case .goldenMisnamed = result.outcome { return next.check.map { [$0] } ?? [] }
    // Something other than a golden is there, which recording would not replace.
    guard !result.isPathTaken else { return [] }
    let review = result.kept.waitsForReview ? next.review : nil
    return [review, next.record(result.name)].compactMap(\.self)
  }
}

extension ScenarioOutcome {
  fileprivate var isAboutGolden: Bool {
    switch self {
    case .goldenMissing, .goldenMisnamed, .differs, .goldenUnusable: true
    case .passed, .recorded, .scriptUnusable, .stopped, .nondeterministic, .died, .notRun: false
    }
  }
}

extension KeptStoryboard {
  fileprivate var waitsForReview: Bool {
    if case .file = self { true } else { false }
  }
}
