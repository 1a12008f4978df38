import Causes
import Diagnostics
import TestRunner

/// Many failures as text, grouped by cause.
///
///     107 of 153 scenarios differ from their goldens (golden -> now), for 1 reason:
///
///     5c9d  state, 107 scenarios, in 24 of 27 configurations: color=#AA0000 -> color=#172B4D of UILabel
///           as in Onboarding/FlowController/From the app and back/make-a-board (iPhone), step 3:
///           changed UILabel "Clear your head": color=#AA0000 -> color=#172B4D (and 7 more)
///
///       next:   swift run showcase review
///       or:     swift run showcase accept --cause 5c9d
struct FindingsText {
  private let findings: RunFindings
  private let next: NextSteps

  init(_ findings: RunFindings, next: NextSteps) {
    self.findings = findings
    self.next = next
  }

  /// Head, foot and the final counts take the rest of ``TerminalReport/mostLines``.
  private static let otherLines = 10

  var lines: [FailureLine] {
    let causes = CauseText(
      findings.causes, mostLines: TerminalReport.mostLines - Self.otherLines, rest: next.spelling(of: .status)
    )
    return [FailureLine(.headline, headline), FailureLine(.detail, "")] + causes.lines + foot
  }

  private var headline: String {
    let (count, all) = (findings.scenarios.count, findings.summary.scenarioCount)
    return "\(count) of \(counted(all, "scenario")) \(verb), for \(findings.causes.countWords):"
  }

  private var verb: String {
    let kinds = Set(findings.scenarios.values.map(\.kind))
    if kinds == [.missing] { return "have no golden" }
    return kinds == [.differs] ? "differ from their goldens (golden -> now)" : "need a look (golden -> now)"
  }

  private var foot: [FailureLine] {
    // If goldens are only missing, the commands follow their number.
    guard findings.scenarios.values.contains(where: { $0.kind != .missing }) else { return [] }
    let commands = FindingsCommands(findings, next: next).all
    guard !commands.isEmpty else { return [] }
    return [FailureLine].commands(commands).map { $0.indented } + [FailureLine(.detail, "")]
  }
}

/// What to type about the findings of a run, the best first.
struct FindingsCommands {
  let all: [String]

  init(_ findings: RunFindings, next: NextSteps) {
    let waits = findings.causes.filter(findings.isAcceptable)
    // What waits can be reviewed and accepted; anything else has its own command to look into it.
    let review = waits.isEmpty ? nil : next.review
    let accept =
      review == nil ? nil : waits.first.map { next.spelling(of: .showcase("accept --cause \($0.name)")) }
    // The first of each kind with its own command, which shows or repeats it.
    let singles = [FoundScenario.Kind.stopped, .nondeterministic, .died].compactMap { kind in
      findings.causes.lazy.compactMap { findings.scenario(showing: $0) }.first { $0.kind == kind }?.commands
        .first
    }
    all =
      [review, accept].compactMap(\.self)
      + singles.map { String($0.text.drop { $0 != " " }.drop { $0 == " " }) }
  }
}
