import GoldenFiles
import TestRunner

/// A run in some form, rendered from its events as they come; each kind writes through a function
/// that it is given.
package protocol Report {
  /// Takes an event, and writes what it adds to the report.
  mutating func record(_ event: RunEvent)
}

/// The forms of a report.
package enum ReportKind: String, CaseIterable, Sendable {
  /// Text for people.
  case terminal
  /// The event log, one JSON object a line; see ``RunLog``.
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
  ///   - goldens: The folder of goldens, if scenarios that pass are shown, too.
  ///   - screen: The terminal that a person looks at; `nil` if the text goes elsewhere.
  ///   - job: The job of GitHub Actions around the run.
  ///   - write: Takes the text piece by piece, whole lines each.
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
