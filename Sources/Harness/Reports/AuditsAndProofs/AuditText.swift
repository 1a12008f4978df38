import Storyboards
import TestRunner
import UTF8Text

/// The result of an accessibility audit as text: a line for each finding of a use case, and a line of
/// counts.
///
///     Chrome/MenuViewController/Open/launch (iPhone), step 1: UIButton: the button has no label (unlabeled control)
///     1 scenario: 1 finding
///
/// A finding of several scenarios of a use case is reported once, with the first of them.
package struct AuditText {
  /// The text: whole lines, without control sequences of a terminal.
  package let text: String

  package init(_ outcome: AccessibilityAudit.Outcome) {
    let findings = Self.findings(of: outcome.records)
    let obstacles = outcome.records.compactMap { record in
      record.obstacle.map { "\(record.name): \($0.words)" }
    }
    let lines = findings + obstacles + [Self.counts(outcome, findings.count, obstacles.count)]
    text = lines.map { $0.terminalLine + "\n" }.joined()
  }

  private static func findings(of records: [AccessibilityAudit.Record]) -> [String] {
    let all = records.flatMap { record in record.findings.map { Sighting(name: record.name, audited: $0) } }
    let counts = Dictionary(all.map { ($0.subject, 1) }, uniquingKeysWith: +)
    var reported: Set<Sighting.Subject> = []
    return all.filter { reported.insert($0.subject).inserted }.map { sighting in
      let others = counts[sighting.subject, default: 1] - 1
      let rest = others == 0 ? "" : ", and in \(number(others, "more scenario"))"
      return "\(sighting.name), step \(sighting.audited.step)\(rest): \(sighting.audited.finding)"
    }
  }

  private static func counts(
    _ outcome: AccessibilityAudit.Outcome, _ findings: Int, _ obstacles: Int
  ) -> String {
    let scenarios = number(outcome.scenarioCount, "scenario")
    guard outcome.interruption == nil else { return "\(scenarios): the audit was interrupted" }
    let found = findings == 0 ? "nothing found" : number(findings, "finding")
    return "\(scenarios): \(found)" + (obstacles == 0 ? "" : ", \(obstacles) not seen to the end")
  }

  private static func number(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

/// A finding in a scenario.
private struct Sighting {
  let name: ScenarioName
  let audited: Storyboard.Audited

  /// What findings of several scenarios have in common if they are reported as one: the use case, and the
  /// finding itself.
  struct Subject: Hashable {
    let target: String
    let classForDisplay: String
    let useCase: String
    let finding: AuditFinding
  }

  var subject: Subject {
    Subject(
      target: name.target, classForDisplay: name.classForDisplay, useCase: name.useCase,
      finding: audited.finding)
  }
}

extension AccessibilityAudit.Obstacle {
  fileprivate var words: String {
    switch self {
    case .take(let obstacle): obstacle.words
    case .died(let cause): "it \(cause.words)"
    }
  }
}
