import Diagnostics
import RenderTree
import Storyboards
import TestRunner

/// A run as one self-contained page for a browser.
///
/// - Counts, a filter by outcome, and a search. The causes come first, each with pictures of its
///   clearest example, then the failures, each with its differences, the worst first, a filmstrip of steps with pictures
///   side by side, and the command that accepts it.
/// - Scenarios that passed are listed, with the pictures of their goldens if these are known, up to a
///   budget.
/// - The page can be read without scripts. With them, `j` and `k` go from one scenario to another,
///   the arrows from one step to another, `/` to the search.
/// - No name, label or text of a scenario can be markup; invisible characters are shown as
///   `\u{202E}`.
/// - Common parts of pictures are in the page once: for two thousand scenarios of which two hundred
///   differ, the page has less than ten megabytes.
///
/// The page is written when the run ends, since its head has counts.
package struct HTMLReport: Report {
  private let next: NextSteps
  private let golden: ((ScenarioResult) -> Storyboard?)?
  private let write: (String) -> Void
  private var sheet = WireframeSheet()
  private var overview = HTMLOverview()
  private var collector: FindingsCollector
  private var failures: ScenarioEntries
  private var successes: ScenarioEntries

  /// The approximate limit in bytes for scenarios that passed, and again for those that failed and have one
  /// picture for each step.
  package static let usualBudget = 2 << 20

  /// The limit for scenarios that passed, of which a gallery shows all.
  private static let mostForSuccesses = 256 << 10

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - next: How commands are spelled here.
  ///   - golden: Returns what a scenario that passed showed; `nil` if that is unknown.
  ///   - budget: About how many bytes of the page scenarios that passed may take, and again those that
  ///     failed without anything to compare with.
  ///   - write: Takes the page in pieces.
  package init(
    next: NextSteps, golden: ((ScenarioResult) -> Storyboard?)? = nil,
    budget: Int = usualBudget, write: @escaping (String) -> Void
  ) {
    self.next = next
    self.golden = golden
    failures = ScenarioEntries(budget: budget)
    successes = ScenarioEntries(budget: min(budget, Self.mostForSuccesses))
    collector = FindingsCollector(next: next)
    self.write = write
  }

  /// Takes an event, and writes what it adds to the report.
  package mutating func record(_ event: RunEvent) {
    let findings = collector.record(event)
    switch event {
    case .began(let heading): overview.heading = heading
    case .planned: break
    case .finished(let result): add(result)
    case .inventoried(let inventory, let isComplete):
      overview.add(inventory, isComplete: isComplete, next: next)
    case .ended(let summary):
      overview.summary = summary
      overview.causes = findings.map(causes) ?? ""
      write(overview.page([failureSection, successSection]).text(with: sheet))
    }
  }

  private func causes(_ findings: RunFindings) -> String {
    CauseSection(findings, failures.shown, kinds: overview.failureKinds.map(\.rawValue), next: next).html
  }

  private mutating func add(_ result: ScenarioResult) {
    let kind = ScenarioKind(result.outcome)
    overview.count(kind)
    if kind.isSuccess {
      let read = golden.map { golden in { golden(result) } }
      successes.add(result, next: next, on: &sheet, storyboard: read)
    } else {
      let read = { try? Storyboard(bytes: result.storyboard) }
      failures.add(result, next: next, on: &sheet, storyboard: result.storyboard.isEmpty ? nil : read)
    }
  }

  private var failureSection: ListSection {
    let omission =
      "all are in the run's json report, and wait for <code>\(command(.review))</code>."
    return failures.section(
      id: "failures", title: "Needs a look", kinds: overview.failureKinds,
      omission: omission)
  }

  private var successSection: ListSection {
    let omission = "all are in what <code>\(command(.showcase("gallery --output FOLDER")))</code> makes."
    return successes.section(
      id: "successes", title: "Passed", kinds: overview.successKinds, omission: omission)
  }

  private func command(_ command: NextStep) -> String { next.spelling(of: command).html }
}
