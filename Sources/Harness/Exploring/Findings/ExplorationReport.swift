import Storyboards

/// The result of an exploration for other programs; its JSON is the same for the same seed and numbers.
package struct ExplorationReport: Codable, Hashable {
  package var seed: UInt64
  package var walks: Int
  package var steps: Int
  package var useCases: Int
  package var inputs: Int
  package var findings: [Item]

  /// A finding.
  package struct Item: Codable, Hashable {
    package var useCase: String
    package var configuration: String
    package var oracle: Oracle
    package var subject: String
    package var detail: String
    /// The number of the walk that saw it first, from 1.
    package var walk: Int
    /// How many walks saw it.
    package var walks: Int
    /// Whether replaying the script shows it.
    package var isSteady: Bool
    /// The names of other use cases of the class with the same finding.
    package var otherUseCases: [String]
    /// The path of the script, relative to the package.
    package var script: String
    package var statements: [String]
  }

  /// - Parameters:
  ///   - outcome: The result.
  ///   - budget: How much was tried.
  ///   - scripts: The files of the findings' scripts, in the order of the findings.
  package init(_ outcome: Exploration.Outcome, _ budget: Exploration.Budget, scripts: [FindingScript]) {
    (seed, walks, steps) = (budget.seed, budget.walks, budget.steps)
    (useCases, inputs) = (outcome.useCaseCount, outcome.inputCount)
    findings = zip(outcome.findings, scripts).map { finding, script in
      Item(
        useCase: finding.useCaseName, configuration: finding.name.configuration, oracle: finding.oracle,
        subject: finding.subject, detail: finding.detail, walk: finding.walk, walks: finding.walkCount,
        isSteady: finding.isSteady, otherUseCases: finding.others.map(\.useCase), script: script.path,
        statements: finding.statements)
    }
  }
}
