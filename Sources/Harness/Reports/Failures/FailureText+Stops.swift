import Diagnostics
import TestRunner

extension FailureText {
  /// A script that stopped: how the steps before differ from the golden, the statement with the reason,
  /// the steps before it, and the views that are relevant to it.
  ///
  /// - Parameter isWhole: Whether every view is listed, with all attributes.
  static func stopped(
    _ stop: ScriptStop, _ result: ScenarioResult, _ next: NextSteps, _ isWhole: Bool
  ) -> (String, [FailureLine]) {
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

  /// The last steps that succeeded.
  private static func before(_ causes: [String]) -> [FailureLine] {
    guard !causes.isEmpty else { return [] }
    let numbered = causes.enumerated().map { "  step \($0.offset + 1): \($0.element)" }
    let omission = numbered.count > shownSteps ? ["  ..."] : []
    return .lines(.detail, ["", "before it:"] + omission + numbered.suffix(shownSteps))
  }

  private static let shownSteps = 10
}
