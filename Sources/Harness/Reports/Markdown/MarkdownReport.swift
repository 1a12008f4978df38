import TestRunner

/// A run as Markdown for a pull request: what changed by its causes, each once, the worst first.
///
/// - All text of snapshots and names is in code, where it is no link, mention, element or markup,
///   and every character is visible.
/// - The text has a bounded length, and says what it leaves out.
///
/// It is written as a whole when the run ends.
package struct MarkdownReport: Report {
  /// The longest comment on a pull request of GitHub has so many characters; no character has less
  /// than a byte.
  package static let commentLimit = 65_536

  private let next: NextSteps
  private let limit: Int
  private let write: (String) -> Void
  private var collector: FindingsCollector

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - next: How commands are spelled here.
  ///   - limit: The most bytes that the text may have; at least 4,096 are needed.
  ///   - write: Takes the text as a whole.
  package init(next: NextSteps, limit: Int = commentLimit, write: @escaping (String) -> Void) {
    self.next = next
    self.limit = limit
    self.write = write
    collector = FindingsCollector(next: next)
  }

  /// Takes an event, and writes what it adds to the report.
  package mutating func record(_ event: RunEvent) {
    guard let findings = collector.record(event) else { return }
    write(MarkdownPage(findings, next: next, limit: limit).text)
  }
}
