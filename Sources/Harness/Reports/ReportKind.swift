/// The forms in which a run can be told.
public enum ReportKind: String, CaseIterable, Sendable {
  /// Text for people.
  case terminal
  /// The event log, one JSON object a line; see ``RunLog``.
  case json
  /// JUnit XML, as CI services read it.
  case junit
  /// Markdown for a pull request.
  case markdown

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - next: How commands are spelt here.
  ///   - write: Takes the text piece by piece, whole lines each.
  public func report(next: NextSteps, write: @escaping (String) -> Void) -> any Report {
    switch self {
    case .terminal: TerminalReport(next: next, write: write)
    case .json: LogReport(write: write)
    case .junit: JUnitReport(next: next, write: write)
    case .markdown: MarkdownReport(next: next, write: write)
    }
  }
}
