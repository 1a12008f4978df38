import Diagnostics
import GoldenFiles
import Storyboards
import TestRunner
import UTF8Text
import Workers

/// A run as text: what failed, and a line of counts at the end; scenarios that pass are not listed.
///
/// Up to three failures are a paragraph each. More are grouped by cause, in at most ``mostLines`` lines,
/// with the command that shows the rest.
///
/// On a terminal there are also a line of progress and colors. Elsewhere the text depends only on the
/// run's events.
package struct TerminalReport: Report {
  private let next: NextSteps
  private let screen: TerminalScreen?
  private let write: (String) -> Void
  private var progress: ProgressLine?
  /// How many scenarios are reported, of how many.
  private var (doneCount, totalCount) = (0, 0)
  private var failedCount = 0
  private var collector: FindingsCollector
  /// The texts of the first failures, which are shown if there are no others.
  private var failures: [String] = []
  private var failureCount = 0
  /// What else is wrong with goldens; it follows the failures.
  private var inventoryText = ""
  private var missingCount = 0
  private var isMissingKept = false
  private var hasOrphans = false

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - next: How commands are spelled here.
  ///   - screen: The terminal that shows the text; `nil` if the text goes elsewhere.
  ///   - write: Takes the text in pieces of whole lines, except for the progress on a terminal.
  package init(next: NextSteps, on screen: TerminalScreen? = nil, write: @escaping (String) -> Void) {
    self.next = next
    self.screen = screen
    self.write = write
    collector = FindingsCollector(next: next)
  }

  /// The most lines about failures.
  package static let mostLines = 60

  /// Takes an event, and writes what it adds to the report.
  package mutating func record(_ event: RunEvent) {
    record(event, collector.record(event))
  }

  /// Takes an event, with the findings if it ends the run.
  mutating func record(_ event: RunEvent, _ findings: RunFindings?) {
    var text = ""
    switch event {
    case .began(let heading):
      progress = screen.map { ProgressLine(on: $0) }
      totalCount = heading.scenarioCount
    case .planned: return
    case .finished(let result):
      doneCount += 1
      if !result.outcome.isSuccess { failedCount += 1 }
      text = notes(on: result)
      addFailure(result)
    case .inventoried(let inventory, let isComplete):
      hasOrphans = !inventory.orphans.isEmpty
      inventoryText = isComplete ? self.text(of: inventory) : briefText(of: inventory)
      inventoryText += paragraphs(inventory.changeDiagnostics)
    case .ended(let summary):
      text = failureText(findings) + inventoryText + self.text(of: summary)
    }
    show(text, isEnd: event.isEnd)
  }

  /// Writes lines in place of the progress, and the progress below them.
  private mutating func show(_ text: String, isEnd: Bool) {
    let erasing = text.isEmpty ? "" : progress?.erasing() ?? ""
    let failed = failedCount > 0 ? ", \(failedCount) failed" : ""
    let words = "\(doneCount) of \(totalCount)" + failed
    let drawing = isEnd ? "" : progress?.drawing(words, done: doneCount, of: totalCount) ?? ""
    let whole = erasing + text + drawing
    if !whole.isEmpty { write(whole) }
  }

  private mutating func addFailure(_ result: ScenarioResult) {
    if case .goldenMissing = result.outcome {
      missingCount += 1
      if case .file = result.kept { isMissingKept = true }
    }
    guard !result.outcome.isSuccess, result.outcome != .notRun else { return }
    failureCount += 1
    if failureCount <= RunFindings.mostInFull { failures.append(text(of: result)) }
  }

  /// All failures: a few of them in full, many grouped by cause.
  private func failureText(_ findings: RunFindings?) -> String {
    guard let findings, failureCount > RunFindings.mostInFull else { return failures.joined() }
    return FindingsText(findings, next: next).lines.map { (screen?.text(of: $0) ?? $0.text) + "\n" }.joined()
  }

  /// One line for a missing golden; a paragraph for any other failure.
  private func text(of result: ScenarioResult) -> String {
    var golden: String { result.golden.path.terminalLine }
    switch result.outcome {
    case .passed, .recorded, .notRun: return ""
    case .goldenMissing: return styled("missing  \(golden)", .changed) + "\n"
    case .goldenMisnamed: return styled("misnamed \(golden)", .changed) + "\n"
    case .differs, .goldenUnusable, .scriptUnusable, .stopped, .nondeterministic, .died:
      guard let failure = FailureText(result, next: next) else { return "" }
      return (screen.map(failure.text(on:)) ?? failure.text) + "\n\n"
    }
  }

  /// The lines about a success.
  private func notes(on result: ScenarioResult) -> String {
    var lines: [String] = []
    if let line = result.recordedLine { lines.append(styled(line, .added)) }
    if let death = result.earlierDeaths.last {
      lines.append("note: \(result.name) passed, but before that it \(death.cause.words)".terminalLine)
      // This may be the only trace of a rare crash: the next run may succeed.
      lines += FailureText.words(of: death).dropFirst().map { "  " + $0.terminalLine }
    }
    if case .unkept(let fault) = result.kept { lines.append(fault.forTerminal(next).text(as: "note")) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func styled(_ line: String, _ style: TerminalScreen.Style) -> String {
    screen?.styled(line, style) ?? line
  }
}

extension TerminalReport {
  private func text(of summary: RunSummary) -> String {
    let missing =
      missingCount > 0
      ? next.text(ofMissing: missingCount, besideOrphans: hasOrphans, areKept: isMissingKept) + "\n" : ""
    guard summary.exitStatus != .nothingSelected else {
      return missing + "No scenario was selected.\n  next:   \(next.program) list\n"
    }
    return missing + styled(summary.text, summary.exitStatus == .success ? .added : .removed) + "\n"
  }

  /// The findings among all goldens; missing ones were reported with their scenarios.
  private func text(of inventory: GoldenInventory) -> String {
    text(of: inventory.orphans) + paragraphs(inventory.namingDiagnostics)
  }

  private func paragraphs(_ faults: [Diagnostic]) -> String {
    faults.map { $0.forTerminal(next).description + "\n\n" }.joined()
  }

  private func text(of orphans: [GoldenPath]) -> String {
    guard !orphans.isEmpty else { return "" }
    let lines = orphans.map { styled("orphan   \($0.path.terminalLine)", .changed) }
    // An orphan may be a missing golden under its former name, which pruning would delete.
    let command = missingCount > 0 ? next.spelling(of: .status) : next.prune
    return (lines + ["No scenario owns these goldens.", "  next:   \(command)", "", ""])
      .joined(separator: "\n")
  }

  /// A run of a selection reports in one line that other goldens have problems, and does not fail for it.
  private func briefText(of inventory: GoldenInventory) -> String {
    guard inventory.hasStrays else { return "" }
    return "Of all goldens: \(inventory.counts).\n  next:   \(next.spelling(of: .check))\n\n"
  }
}

extension RunEvent {
  fileprivate var isEnd: Bool {
    if case .ended = self { true } else { false }
  }
}
