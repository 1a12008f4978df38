import TestRunner

/// A run as JUnit XML, in the subset that CI services agree on.
///
/// - A showcase is a suite, a scenario a case with the class name `Showcase.ClassForDisplay` and
///   the name `Use case/script (configuration)`; no two cases are equal in both. Suites and cases are
///   sorted.
/// - What differs or stopped is a `failure`; what crashed, or whose golden or script cannot be
///   used, an `error`; what did not run is `skipped`. Their text is the element's content, since
///   not every reader shows attributes.
/// - What a scenario wrote is its one `system-out`.
/// - Goldens that no scenario owns are one more case, if they fail the run; so are goldens that
///   something else changed during the run.
/// - Characters that XML does not allow, or that are invisible, are written as their numbers, as
///   `\u{1B}`.
///
/// The whole text is written when the run ends, since its head has counts.
package struct JUnitReport: Report {
  private let next: NextSteps
  private let write: (String) -> Void
  private var cases: [JUnitCase] = []

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - next: How commands are spelled here.
  ///   - write: Takes the whole text.
  package init(next: NextSteps, write: @escaping (String) -> Void) {
    self.next = next
    self.write = write
  }

  /// Takes an event, and writes what it adds to the report.
  package mutating func record(_ event: RunEvent) {
    switch event {
    case .began, .planned: break
    case .finished(let result): cases.append(JUnitCase(result, next: next))
    case .inventoried(let inventory, let isComplete):
      if isComplete, let found = JUnitCase(inventory, next: next) { cases.append(found) }
      if let found = JUnitCase(changesIn: inventory, next: next) { cases.append(found) }
    case .ended: write(JUnitDocument(cases).text)
    }
  }
}
