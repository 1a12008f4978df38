import Diagnostics
import ShowcaseKit
import TestRunner

extension FailureText {
  /// A script that stopped: how the steps before differ from the golden, the statement with the reason,
  /// the steps before it, and the views that are relevant to it.
  ///
  /// - Parameter isWhole: Whether every view is listed, with all attributes.
  static func stopped(
    _ stop: ScriptStop, _ result: ScenarioResult, _ next: NextSteps, _ isWhole: Bool
  ) -> (String, [FailureLine]) {
    if !stop.rules.isEmpty { return brokenRules(stop, result, next) }
    guard let statement = stop.statement else {
      return ("the use case could not be launched", .lines(.detail, of: stop.report))
    }
    let fault = Diagnostic(statement.cause, file: statement.file, at: statement.position)
    let report = StopReport(stop.report)
    let folded = isWhole ? [] : report.hierarchy.map { $0.folded(for: statement.cause) } ?? []
    let difference = stop.mismatch.map { [FailureLine(.detail, $0.difference.firstInWords)] } ?? []
    // The report begins with the reason, the most important part.
    let words =
      difference + .lines(.detail, of: fault.description) + .lines(.detail, of: report.reason)
      + before(stop.causes) + kept(result.kept, next) + [FailureLine(.detail, "")]
    let rest = [FailureLine].lines(.detail, of: isWhole ? report.whole : report.summary).withoutBlankEdges
    return (
      "the script stopped at step \(stop.step)",
      words + rest + folded + (folded.isEmpty ? [] : .commands([next.show(result.name)]))
    )
  }

  /// A step that breaks rules: the statement, what is required and what the screen shows, and the steps before it.
  private static func brokenRules(
    _ stop: ScriptStop, _ result: ScenarioResult, _ next: NextSteps
  ) -> (String, [FailureLine]) {
    let step = stop.statement == nil ? "the launch" : "step \(stop.step)"
    let headline =
      stop.rules.count == 1
      ? "\(step) breaks the rule '\(stop.rules[0].rule)'" : "\(step) breaks \(stop.rules.count) rules"
    let fault = stop.statement.map { Diagnostic($0.cause, file: $0.file, at: $0.position).description }
    let difference = stop.mismatch.map { [FailureLine(.detail, $0.difference.firstInWords)] } ?? []
    let rules = stop.rules.flatMap { broken -> [FailureLine] in
      let name = stop.rules.count == 1 ? "" : "the rule '\(broken.rule)'\n"
      return .lines(.detail, of: name + broken.details)
    }
    let words: [FailureLine] = fault.map { [FailureLine].lines(.detail, of: $0) } ?? []
    let rest = difference + before(stop.causes) + kept(result.kept, next)
    return (headline, words + rules + rest + [FailureLine].commands([next.show(result.name)]))
  }

  /// The last steps that succeeded.
  private static func before(_ causes: [String]) -> [FailureLine] {
    guard !causes.isEmpty else { return [] }
    let numbered = causes.enumerated().map { "  step \($0.offset + 1): \($0.element)" }
    let omission = numbered.count > shownSteps ? ["  ..."] : []
    return .lines(.detail, ["", "before it:"] + omission + numbered.suffix(shownSteps))
  }

  private static let shownSteps = 10
}
