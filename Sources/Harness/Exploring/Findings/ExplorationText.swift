import Storyboards
import UTF8Text

/// The result of an exploration as text: a paragraph for each finding with its shortest script, and a line of counts.
///
///     Shop/CartViewController/Full cart: notRestored
///       not as before: UILabel "3" after a turn and back
///       was UILabel "3" (20 80; 9 21) and is UILabel "0" (20 80; 9 21)
///       .build/showcase/explored/Shop/CartViewController/Full cart/notRestored-1.eg.swift, 3 statements:
///         EarlGrey.selectElement(with: grey_buttonTitle("Add")).perform(grey_tap())
///         EarlGrey.rotateDevice(to: .landscapeLeft)
///         EarlGrey.rotateDevice(to: .portrait)
package struct ExplorationText {
  /// The text: whole lines, without control sequences of a terminal.
  package let text: String

  /// - Parameters:
  ///   - outcome: The result.
  ///   - scripts: The files of the findings' scripts, in the order of the findings.
  package init(_ outcome: Exploration.Outcome, scripts: [FindingScript]) {
    let paragraphs = zip(outcome.findings, scripts).flatMap { Self.lines($0, $1) + [""] }
    text = (paragraphs + [Self.counts(outcome)]).map { $0.terminalLine + "\n" }.joined()
  }

  private static func lines(_ finding: Finding, _ script: FindingScript) -> [String] {
    let count = finding.statements.count
    let details = finding.detail.split(separator: "\n").map { "  \($0)" }
    let unsteady = finding.isSteady ? [] : ["  Replaying it did not show it again."]
    return ["\(finding.useCaseName): \(finding.oracle.rawValue)"]
      + ["  \(finding.oracle.words): \(finding.subject)"] + details + unsteady + others(finding)
      + ["  \(script.path)" + (count == 0 ? ": the launch alone" : ", \(number(count, "statement")):")]
      + finding.statements.map { "    \($0)" }
  }

  private static func others(_ finding: Finding) -> [String] {
    let names = finding.others.map { $0.useCase }
    return names.isEmpty ? [] : ["  also in: \(names.joined(separator: ", "))"]
  }

  private static func counts(_ outcome: Exploration.Outcome) -> String {
    let effort =
      "\(number(outcome.useCaseCount, "use case")), \(number(outcome.walkCount, "walk")), "
      + number(outcome.inputCount, "input")
    guard outcome.interruption == nil else { return "\(effort): the exploration was interrupted" }
    let count = outcome.findings.count
    return "\(effort): " + (count == 0 ? "nothing found" : number(count, "finding"))
  }

  private static func number(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension Finding {
  /// The use case, as filters name it.
  var useCaseName: String { "\(name.target)/\(name.classForDisplay)/\(name.useCase)" }
}
