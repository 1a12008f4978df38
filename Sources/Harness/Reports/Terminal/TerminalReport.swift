import Goldens
import SourceText
import TestRunner

/// A run for people: quiet about what passes, a paragraph for each failure, a line of counts at the end.
public struct TerminalReport: Report {
  private let next: NextSteps
  private let write: (String) -> Void
  private var missingCount = 0
  private var hasOrphans = false

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - next: How commands are spelt here.
  ///   - write: Takes the text piece by piece, whole lines each.
  public init(next: NextSteps, write: @escaping (String) -> Void) {
    self.next = next
    self.write = write
  }

  /// Tells of what happened, if there is anything to tell.
  public mutating func record(_ event: RunEvent) {
    switch event {
    case .began, .planned: break
    case .finished(let result): tell(result)
    case .audited(let audit, let isComplete):
      hasOrphans = !audit.orphans.isEmpty
      isComplete ? tell(audit) : tellBriefly(audit)
    case .ended(let summary): tell(summary)
    }
  }

  /// One line for what was written or is missing, since there may be many; a paragraph for any other failure.
  private mutating func tell(_ result: ScenarioResult) {
    let golden = result.golden.path.terminalLine
    switch result.outcome {
    case .passed, .recorded:
      if let line = result.recordedLine { write(line + "\n") }
      if case .unkept(let fault) = result.kept { write(fault.forTerminal(next).text(as: "note") + "\n") }
    case .goldenMissing:
      missingCount += 1
      write("missing  \(golden)\n")
    case .goldenMisnamed: write("misnamed \(golden)\n")
    case .notRun: break
    case .differs, .goldenUnusable, .scriptUnusable, .stopped, .nondeterministic, .died:
      if let failure = FailureText(result, next: next) { write("\(failure.text)\n\n") }
    }
  }

  private func tell(_ summary: RunSummary) {
    if missingCount > 0 {
      write(next.text(ofMissing: missingCount, besideOrphans: hasOrphans) + "\n")
    }
    write(
      summary.exitStatus == .nothingSelected
        ? "No scenario was selected.\n  next:   \(next.program) list\n" : summary.text + "\n"
    )
  }

  /// What only a look at all goldens shows; what is missing was told of each scenario.
  private func tell(_ audit: GoldenAudit) {
    tell(audit.orphans)
    for fault in audit.namingDiagnostics { write(fault.forTerminal(next).description + "\n\n") }
  }

  private func tell(_ orphans: [GoldenPath]) {
    guard !orphans.isEmpty else { return }
    let lines = orphans.map { "orphan   \($0.path.terminalLine)" }
    let command = missingCount > 0 ? next.spelling(of: "showcase status") : next.prune
    write(
      (lines + ["No scenario owns these goldens.", "  next:   \(command)", "", ""]).joined(separator: "\n"))
  }

  /// A run of some scenarios says in one line that all is not well with the rest, and does not fail for it.
  private func tellBriefly(_ audit: GoldenAudit) {
    write("Of all goldens: \(audit.counts).\n  next:   \(next.spelling(of: "showcase check"))\n\n")
  }
}
