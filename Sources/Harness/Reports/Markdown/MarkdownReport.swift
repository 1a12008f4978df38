import TestRunner

/// A run as Markdown for a pull request: what changed, by cause, each cause once, the worst first.
///
/// - All text of snapshots and names is code, in which nothing is a link, mention, element or markup,
///   and every character is visible.
/// - The text has a bounded length, and says what it leaves out.
///
/// The whole text is written when the run ends.
package struct MarkdownReport: Report {
  /// The most characters of a comment on GitHub, here in bytes, as no character has less than one.
  package static let commentLimit = 65_536

  private let next: NextSteps
  private let limit: Int
  private let write: (String) -> Void
  private var collector: FindingsCollector

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - next: How commands are spelled here.
  ///   - limit: The most bytes of the text, at least 4,096.
  ///   - write: Takes the whole text.
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
