import Storyboards

/// The findings of an exploration as JUnit XML, in the form of ``JUnitReport``.
///
/// - A showcase is a suite. Each finding is a failing case with the class name `Showcase.ClassForDisplay`, the name
///   `Use case (kind: subject)` and its script as the file; a use case without a finding is a case that passes.
/// - The type of a failure is the kind of the finding, its text the finding with its script.
///
///     ExplorationJUnit(of: exploration).text  // <?xml version="1.0" encoding="UTF-8"?> ...
package struct ExplorationJUnit {
  /// The whole text.
  package let text: String

  /// - Parameter exploration: What was found.
  package init(of exploration: ReportedExploration) {
    let faulty = Set(exploration.findings.map(\.name.useCaseAnchor))
    let passed = exploration.useCases.filter { !faulty.contains($0.useCaseAnchor) }
    text =
      JUnitDocument(exploration.findings.map { JUnitCase($0) } + passed.map { JUnitCase(passed: $0) }).text
  }
}

extension JUnitCase {
  /// Makes the case of a use case in which nothing was found.
  fileprivate init(passed name: ScenarioName) {
    self.init(suite: name.target, className: "\(name.target).\(name.classForDisplay)", name: name.useCase)
  }

  fileprivate init(_ finding: ExploredFinding) {
    self.init(passed: finding.name)
    name += " (\(finding.kind): \(finding.subject))"
    file = finding.script
    let script = finding.statements.isEmpty ? ["the launch alone shows it"] : finding.statements
    let command = finding.replay.map { ["next:     \($0)"] } ?? []
    let lines =
      ["\(finding.name.useCase): \(finding.sentence)"] + finding.details + script.map { "  \($0)" } + command
    verdict = Verdict(kind: .failure, type: finding.kind, text: lines.joined(separator: "\n"))
  }
}
