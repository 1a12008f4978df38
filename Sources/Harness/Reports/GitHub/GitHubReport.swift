import Storyboards
import TestRunner

/// A run for the log of GitHub Actions: the text for people, then annotations, and Markdown for the
/// step's summary.
///
/// - The text for people is guarded, so that nothing in a snapshot is executed as a workflow command.
/// - Each cause is one annotation, on the script's statement or on the golden's first line that
///   differs. The service shows ten errors and ten warnings of a step, so there are no more; the worst
///   come first, and the last one says how many are left out.
/// - The summary is a ``MarkdownReport``, as long as the service allows.
package struct GitHubReport: Report {
  private let next: NextSteps
  private let job: GitHubJob
  private let write: (String) -> Void
  private var terminal: TerminalReport
  private var collector: FindingsCollector
  /// Where to look, for each scenario that needs a look.
  private var sources: [ScenarioName: FailureSource] = [:]

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - next: How commands are spelled here.
  ///   - job: The job of GitHub Actions that the run is part of.
  ///   - write: Takes the log's text in pieces of whole lines.
  package init(next: NextSteps, job: GitHubJob = GitHubJob(), write: @escaping (String) -> Void) {
    self.next = next
    self.job = job
    self.write = write
    terminal = TerminalReport(next: next) { write($0.withoutGitHubCommands) }
    collector = FindingsCollector(next: next)
  }

  /// Takes an event, and writes what it adds to the report.
  package mutating func record(_ event: RunEvent) {
    let findings = collector.record(event)
    terminal.record(event, findings)
    if case .finished(let result) = event, !result.outcome.isSuccess {
      sources[result.name] = FailureSource(result)
    }
    guard let findings else { return }
    for command in GitHubAnnotations(findings, sources, next: next, job: job).commands { write(command.text) }
    job.summarize?(MarkdownPage(findings, next: next, limit: job.summaryRoom).text)
  }
}

/// A job of GitHub Actions, as far as a run needs it.
package struct GitHubJob {
  /// The package's folder relative to the repository's root, to which the service's paths are relative;
  /// empty if it is the root.
  package var packageFolder: String
  /// Appends to the step's summary; `nil` if the step has no summary.
  package var summarize: ((String) -> Void)?
  /// How many bytes may still be added to the step's summary.
  package var summaryRoom: Int

  /// The longest summary that the service takes from a step, in bytes: 1 MiB.
  package static let summaryLimit = 1 << 20

  /// - Parameters:
  ///   - packageFolder: The package's folder relative to the repository's root; by default the root.
  ///   - summaryRoom: How many bytes may still be added to the summary; by default ``summaryLimit``.
  ///   - summarize: Appends to the step's summary; by default there is no summary.
  package init(
    packageFolder: String = "", summaryRoom: Int = summaryLimit, summarize: ((String) -> Void)? = nil
  ) {
    self.packageFolder = packageFolder
    self.summaryRoom = summaryRoom
    self.summarize = summarize
  }

  /// A path relative to the package as one relative to the repository.
  func path(_ path: String) -> String {
    packageFolder.isEmpty || path.hasPrefix("/") ? path : "\(packageFolder)/\(path)"
  }
}
