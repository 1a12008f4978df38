import Diagnostics
import Storyboards
import UTF8Text

/// The result of an exploration as text: a paragraph for each finding with its shortest script, and a line of counts.
///
///     Shop/CartViewController/Full cart: notRestored
///       not as before: UILabel "3" after a turn and back
///       was UILabel "3" (20 80; 9 21) and is UILabel "0" (20 80; 9 21)
///       .build/showcase/explored/Shop/CartViewController/Full cart/notRestored-1.svg
///       .build/showcase/explored/Shop/CartViewController/Full cart/notRestored-1.eg.swift, 3 statements:
///         EarlGrey.selectElement(with: grey_buttonTitle("Add")).perform(grey_tap())
///         EarlGrey.rotateDevice(to: .landscapeLeft)
///         EarlGrey.rotateDevice(to: .portrait)
package struct ExplorationText {
  /// The text: whole lines, without control sequences of a terminal.
  package let text: String

  /// - Parameters:
  ///   - outcome: The result.
  ///   - budget: How much was tried.
  ///   - scripts: The files of the findings' scripts, in the order of the findings.
  package init(
    _ outcome: Exploration.Outcome, _ budget: Exploration.Budget = Exploration.Budget(),
    scripts: [FindingScript]
  ) {
    let paragraphs = zip(outcome.findings, scripts).flatMap { Self.lines($0, $1) + [""] }
    let lines =
      paragraphs + Self.unseen(outcome) + [Self.counts(outcome)] + Self.repetition(outcome, budget)
    text = lines.map { $0.terminalLine + "\n" }.joined()
  }

  private static func lines(_ finding: Finding, _ script: FindingScript) -> [String] {
    let count = finding.statements.count
    let details = finding.detail.split(separator: "\n").map { "  \($0)" }
    return ["\(finding.name.useCaseIdentifier): \(finding.oracle.rawValue)"]
      + ["  \(finding.oracle.words): \(finding.subject)"] + details
      + finding.notes.map { "  \($0)" }
      + (script.picturePath.map { ["  \($0)"] } ?? [])
      + ["  \(script.path)" + (count == 0 ? ": the launch alone" : ", \(number(count, "statement")):")]
      + finding.statements.map { "    \($0)" }
  }

  /// What a person may have to remove from the file of accepted findings.
  private static func unseen(_ outcome: Exploration.Outcome) -> [String] {
    outcome.unseen.map { entry in
      let name = "\(entry.useCase): \(entry.oracle.rawValue): \(entry.subject)"
      return Diagnostic(
        "the accepted finding was not seen: \(name)", file: AcceptedFindings.path, at: entry.position
      )
      .text(as: "note")
    }
  }

  private static func counts(_ outcome: Exploration.Outcome) -> String {
    let elsewhere =
      outcome.useCasesInOtherShards == 0 ? "" : " (\(outcome.useCasesInOtherShards) in other shards)"
    let effort =
      number(outcome.useCaseCount, "use case") + elsewhere + ", \(number(outcome.walkCount, "walk")), "
      + number(outcome.inputCount, "input")
    let count = outcome.findings.count
    let accepted = outcome.acceptedCount == 0 ? "" : ", \(outcome.acceptedCount) accepted"
    let findings = (count == 0 ? "nothing found" : number(count, "finding")) + accepted
    guard outcome.interruption == nil else {
      return "\(effort): \(findings) so far; the exploration was interrupted"
    }
    return "\(effort): \(findings)"
  }

  /// How to make the same walks again, if time decided how many there were.
  private static func repetition(_ outcome: Exploration.Outcome, _ budget: Exploration.Budget) -> [String] {
    guard budget.duration != nil, outcome.interruption == nil else { return [] }
    return ["The same walks again: --walks \(outcome.walksEach) --seed \(budget.seed)"]
  }

  private static func number(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension Finding.Replay {
  fileprivate var lines: [String] {
    switch self {
    case .pending: ["Its script was not replayed."]
    case .failed: ["Replaying it did not show it again."]
    case .shown(isShortest: false): ["A simpler script may show it, too."]
    case .shown(isShortest: true): []
    }
  }
}

extension Finding {
  /// What else a reader should know, a line each: whether the script is certain, and where else the same is found.
  package var notes: [String] {
    replay.lines
      + (others.isEmpty ? [] : ["also in: \(others.map(\.useCase).joined(separator: ", "))"])
  }
}
