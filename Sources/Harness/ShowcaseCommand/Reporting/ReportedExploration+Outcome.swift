import Diagnostics
import Exploring
import Foundation
import Reports
import Storyboards
import UTF8Text

extension ReportedExploration {
  /// The result of an exploration, as reports show it.
  ///
  /// - Parameters:
  ///   - outcome: The result.
  ///   - budget: How much was tried.
  ///   - scripts: The files of the findings' scripts, in the order of the findings.
  ///   - next: How commands are spelled here.
  init(
    _ outcome: Exploration.Outcome, _ budget: Exploration.Budget, scripts: [FindingScript], next: NextSteps
  ) {
    let names = outcome.useCases.reduce(into: [String]()) { names, name in
      if !names.contains(name.target) { names.append(name.target) }
    }
    let accepted = outcome.acceptedCount == 0 ? [] : ["\(outcome.acceptedCount) accepted"]
    let elsewhere =
      outcome.useCasesInOtherShards == 0 ? [] : ["\(outcome.useCasesInOtherShards) in other shards"]
    let effort = ["\(outcome.walkCount) walks", "\(outcome.inputCount) inputs", "seed \(budget.seed)"]
    self.init(
      useCases: outcome.useCases,
      findings: zip(outcome.findings, scripts).map { ExploredFinding($0, $1, next: next) },
      facts: [names.joined(separator: ", ")] + effort + accepted + elsewhere
        + (outcome.interruption == nil ? [] : ["interrupted"]))
  }
}

extension ExploredFinding {
  fileprivate init(_ finding: Finding, _ script: FindingScript, next: NextSteps) {
    self.init(
      of: finding.name, kind: finding.oracle.rawValue, words: finding.oracle.words, subject: finding.subject)
    details = finding.detail.split(separator: "\n").map(String.init) + finding.notes
    statements = finding.statements
    self.script = script.path
    screen = finding.screen
    let (path, useCase) = (script.path.shellQuoted, finding.name.useCaseIdentifier.oneLine.shellQuoted)
    let configuration = finding.name.configuration.oneLine.shellQuoted
    replay = next.spelling(
      of: .showcase("replay \(path) --use-case \(useCase) --configuration \(configuration)"))
    acceptance = next.spelling(
      of: .showcase("explore \(useCase) --oracle \(finding.oracle.rawValue) --accept 'WHY'"))
    // What a difference leads to comes before what names it, and both before what was used last.
    let after = finding.detail.components(separatedBy: " and is ").dropFirst().last
    elements = [after, finding.subject, finding.inputs.last?.subject].compactMap(\.self)
  }
}
