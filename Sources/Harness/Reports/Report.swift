import GoldenFiles
import TestRunner

/// A report of a run, rendered from its events as they happen; each kind writes through an injected
/// function.
///
///     var report = ReportKind.junit.report(next: next) { xml += $0 }
///     try planned.run { report.record($0) }
package protocol Report {
  /// Takes an event, and writes what it adds to the report.
  mutating func record(_ event: RunEvent)
}

/// The kinds of reports.
package enum ReportKind: String, CaseIterable, Sendable {
  /// Text for people.
  case terminal
  /// The event log, with one JSON object on each line; see ``RunLog``.
  case json
  /// JUnit XML, as CI services read it.
  case junit
  /// Markdown for a pull request.
  case markdown
  /// Text for people with workflow commands, and a job's summary, for GitHub Actions.
  case github
  /// A page for a browser.
  case html

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - next: How commands are spelled here.
  ///   - goldens: The folder of goldens, to show scenarios that pass.
  ///   - screen: The terminal that shows the text; `nil` if the text goes elsewhere.
  ///   - job: The job of GitHub Actions that the run is part of.
  ///   - write: Takes the text in pieces of whole lines.
  package func report(
    next: NextSteps, goldens: GoldenFolder? = nil, on screen: TerminalScreen? = nil,
    in job: GitHubJob = GitHubJob(), write: @escaping (String) -> Void
  ) -> any Report {
    switch self {
    case .terminal: TerminalReport(next: next, on: screen, write: write)
    case .json: LogReport(next: next, write: write)
    case .junit: JUnitReport(next: next, write: write)
    case .github: GitHubReport(next: next, job: job, write: write)
    case .markdown: MarkdownReport(next: next, write: write)
    case .html: HTMLReport(next: next, golden: goldens.map { $0.storyboard }, write: write)
    }
  }
}
